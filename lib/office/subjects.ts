/**
 * The subjects of the back office: what staff do beyond Payload's forms. Each has one name, and all of it
 * stands in the folder with this name beside this file.
 *
 * This table is plain data, for server, browser and tests: Payload's views (lib/cms/office.ts), the start page, the guard
 * (lib/cms/access.ts), the paths of the calls (lib/http/staff/calls.ts) and `docs/office.md` are made from it. Which views stand in the menu, and where, says lib/office/menu-entries.ts.
 */

import { bannerText } from "@/lib/bengali/banner";
import { staffText } from "@/lib/office/words/staff";
import { activityText } from "./activity/text";
import { deskText } from "./admissions/text";
import { listFileText } from "./applicant-list/text";
import { backupOfficeText } from "./backup/text";
import { bijoyText } from "./bijoy/text";
import { certificateTemplatesText } from "./certificate-templates/text";
import { certificatesText } from "./certificates/text";
import { checklistText } from "./checklist/text";
import { circularsText } from "./circulars/text";
import { classSetupText } from "./class-setup/text";
import { dataRequestsOfficeText } from "./data-requests/text";
import { dateListText } from "./date-list/text";
import { editingText } from "./editing/text";
import { erasingText } from "./erasing/text";
import { examRoutineOfficeText } from "./exam-routine/text";
import { exportText } from "./export/text";
import { faultText } from "./faults/text";
import { feedbackOfficeText } from "./feedback/text";
import { findText } from "./find/text";
import { firstHourText } from "./first-hour/text";
import { guideText } from "./guide/text";
import { cardsText } from "./identity-cards/text";
import { importText } from "./import/text";
import { marksText } from "./marks/text";
import { oldResultsText } from "./old-results/text";
import { printingText } from "./printing/text";
import { promotionText } from "./promotion/text";
import { releaseText } from "./release/text";
import { resultNamesText } from "./result-names/text";
import { secondFactorText } from "./second-factor/text";
import { sectionRosterText } from "./section-roster/text";
import { sessionsText } from "./sessions/text";
import { signatureText } from "./signature/text";
import { siteMenuText } from "./site-menu/text";
import { sectionSlipText } from "./slips/text";
import { staffSlipText } from "./staff/text";
import { startText } from "./start/text";
import { studentDataText } from "./student-data/text";
import { recordText } from "./students/text";
import { teachingText } from "./teaching/text";
import { updatesText } from "./updates/text";
import { warningText } from "./warnings/text";

/**
 * head: everything; clerk: publishing, students, admissions; exam: marks of the classes assigned to the account, or of some
 * of their subjects.
 */
export type Role = "head" | "clerk" | "exam";

/** A subject's entry, without its own names. */
export type SubjectEntry = {
	title: string;
	/** Who may see the views and use the calls. */
	roles: readonly Role[];
	/** Path below `/admin` → file and name of the component in the subject's folder; Payload tries them in this order. */
	views?: Readonly<Record<`/${string}`, `${string}#${string}`>>;
	/** A link of the start page, for these roles, or else for those of the subject. */
	start?: { label: string; path: `/${string}`; roles?: readonly Role[] };
	/** Names of its calls, which stand in its `calls.ts`. */
	calls?: readonly string[];
};

const everybody = ["head", "clerk", "exam"] as const;
const office = ["head", "clerk"] as const;
const head = ["head"] as const;

/** @returns the subjects, each for these roles */
const forRoles = <const R extends readonly Role[], const T extends Record<string, Omit<SubjectEntry, "roles">>>(
	roles: R,
	table: T,
) =>
	Object.fromEntries(Object.entries(table).map(([name, entry]) => [name, { ...entry, roles }])) as {
		[S in keyof T]: T[S] & { roles: R };
	};

export const subjects = {
	/** What heads alone do. */
	...forRoles(head, {
		/** What a new school does first, on the start page until it is done or put away. */
		"first-hour": { title: firstHourText.title, calls: ["put-away"] },
		/** Faults of the last day, on the start page of head accounts. */
		faults: { title: faultText.title },
		/** On the start page, and by mail. */
		warnings: { title: warningText.title, calls: ["confirm-date"] },
		/** Year, classes, sections and the national sets of subjects in one step, for a new school. */
		"class-setup": {
			title: classSetupText.title,
			views: { "/class-setup": "class-setup-view#ClassSetupView" },
			calls: ["make"],
		},
		/** When a class sits which subject of an exam, for the site, calendars and papers. */
		"exam-routine": {
			title: examRoutineOfficeText.title,
			views: { "/exam-routine": "exam-routine-view#ExamRoutineView" },
			calls: ["save", "paste", "copy"],
		},
		/** Releasing results, and withdrawing them. */
		release: {
			title: releaseText.title,
			views: { "/marks/release": "release-view#ReleaseView" },
			calls: ["release", "take-back"],
		},
		/** Results of before the system from a spreadsheet. */
		"old-results": {
			title: oldResultsText.title,
			views: { "/old-results": "old-results-view#OldResultsView" },
			calls: ["template", "check", "refused", "add"],
		},
		/** Names on released results, written anew from the student's record. */
		"result-names": {
			title: resultNamesText.link,
			views: { "/result-names/:student": "result-names-view#ResultNamesView" },
			calls: ["correct"],
		},
		/** What certificates say. Before the certificates: their views have an id at the same place of the path. */
		"certificate-templates": {
			title: certificateTemplatesText.title,
			views: { "/printing/certificates/templates": "templates-view#TemplatesView" },
			calls: ["save", "reset", "sample"],
		},
		/** The head's signature as a picture, which heads alone set and print with. */
		signature: {
			title: signatureText.title,
			views: { "/printing/signature": "signature-view#SignatureView" },
			calls: ["save", "remove"],
		},
		/** For heads only: a backup contains all data, with password hashes and the secret. */
		backup: {
			title: backupOfficeText.title,
			views: { "/backup": "backup-view#BackupView" },
			calls: ["start", "progress", "file", "new-key", "seal"],
		},
		/** One archive of all of the school; its button stands on the page of the backups. */
		export: { title: exportText.title, calls: ["start", "progress", "file"] },
		/** Newer versions of the packed site, and the way back. */
		updates: {
			title: updatesText.title,
			views: { "/updates": "updates-view#UpdatesView" },
			calls: ["start", "back", "progress"],
		},
		/** Erasing a student or an applicant. */
		erasing: {
			title: erasingText.link,
			views: { "/erase/:kind/:id": "erase-view#EraseView" },
			calls: ["erase"],
		},
		/** A new password for another account. */
		staff: { title: staffSlipText.title, calls: ["password"] },
	}),
	/** What everybody does. */
	...forRoles(everybody, {
		start: { title: startText.actions.label },
		/** Finding a record, a page or a task from everywhere. */
		find: { title: findText.title, calls: ["records"] },
		/** The guide of the staff: as a page, and at each page the chapter about it. */
		guide: {
			title: guideText.title,
			views: { "/guide": "guide-view#GuideView" },
			calls: ["chapter"],
		},
		/** The list of what staff have done, and undoing an entry; both are also limited by the access to the records. */
		activity: {
			title: activityText.title,
			views: { "/activity": "activity-view#ActivityView" },
			calls: ["undo", "take-back", "offer"],
		},
		/** What several people, or two tabs of one, write in the same record (lib/cms/newer-versions). */
		editing: { title: editingText.title, calls: ["compare", "presence"] },
		/** The second factor of the own account; a head removes that of another. */
		"second-factor": {
			title: secondFactorText.title,
			views: { "/second-factor": "second-factor-view#SecondFactorView" },
			calls: ["state", "prove", "proved", "start", "finish", "renew-codes", "remove"],
		},
		/** Where an account is logged in, and ending that: one's own sessions, and for heads those of all. */
		sessions: {
			title: sessionsText.title,
			views: { "/sessions": "sessions-view#SessionsView" },
			calls: ["end", "end-one"],
		},
	}),
	/** What the office does for the site, and for families who are not of the school yet. */
	...forRoles(office, {
		/** Forms of the public pages' records: previews, links, files. */
		publishing: {
			title: staffText.groups.publish,
			start: { label: startText.actions.notice, path: "/collections/notices/create" },
			calls: ["site-page", "file-title", "announcement"],
		},
		/** Notices that families confirm: who has, and who has not; and how those without internet are told of any notice. */
		circulars: {
			title: circularsText.title,
			views: {
				"/circulars": "circulars-view#CircularsView",
				"/circulars/:id": "circulars-view#CircularView",
				"/circulars/:id/print": "papers-view#CircularPrint",
				"/circulars/:id/reach": "reach-view#ReachView",
				"/circulars/:id/strips": "papers-view#StripsView",
			},
			calls: ["numbers", "strips-printed", "told"],
		},
		banner: {
			title: bannerText.label,
			views: { "/banner": "banner-view#BannerView" },
			start: { label: bannerText.label, path: "/banner" },
			calls: ["publish", "take-down"],
		},
		/** The menu of the public site as a tree. */
		"site-menu": {
			title: siteMenuText.title,
			views: { "/site-menu": "site-menu-view#SiteMenuView" },
			calls: ["save"],
		},
		/** Dates of the school year from a spreadsheet. */
		"date-list": {
			title: dateListText.title,
			views: { "/school-dates/import": "date-list-view#DateListView" },
			calls: ["template", "check", "refused", "add"],
		},
		/** Text in the encoding of SutonnyMJ: pasted text, and a page that converts. */
		bijoy: {
			title: bijoyText.title,
			views: { "/bijoy": "bijoy-view#BijoyView" },
		},
		/** The directorate's checklist. */
		checklist: {
			title: checklistText.title,
			views: { "/checklist": "checklist-view#ChecklistView" },
		},
		/** Visitors' answers to the question below each page. */
		feedback: {
			title: feedbackOfficeText.title,
			views: { "/feedback": "feedback-view#FeedbackView" },
			calls: ["act"],
		},
		/** What families ask of the school about their data, each with a time limit. */
		"data-requests": {
			title: dataRequestsOfficeText.title,
			views: { "/data-requests": "data-requests-view#DataRequestsView" },
			calls: ["act", "restrict"],
		},
		/** Applicants from a spreadsheet. Must precede `admissions`, whose path `/admissions/:id` also matches this path. */
		"applicant-list": {
			title: listFileText.title,
			views: { "/admissions/import": "applicant-list-view#ApplicantListView" },
			calls: ["template", "check", "refused", "add"],
		},
		admissions: {
			title: deskText.title,
			views: {
				"/admissions": "admissions-view#AdmissionsView",
				"/admissions/list": "admissions-list-view#AdmissionsListView",
				"/admissions/:id": "admission-view#AdmissionView",
			},
			start: { label: startText.actions.applications, path: "/admissions" },
			calls: ["accept", "accept-several", "refuse", "take-back"],
		},
	}),
	/** What exam accounts do. */
	...forRoles(["head", "exam"], {
		/** Entering marks, an exam account those of its classes and subjects only (lib/office/marks/setup). */
		marks: {
			title: marksText.title,
			views: { "/marks": "marks-view#MarksView" },
			start: { label: startText.actions.marks, path: "/marks" },
			calls: ["save", "settle", "sheet", "check", "refused", "add"],
		},
	}),
	/** What the office does for students. */
	...forRoles(office, {
		/** A student's record with its actions. */
		students: {
			title: recordText.title,
			start: { label: startText.actions.students, path: "/collections/students", roles: everybody },
			calls: ["enrol", "next-roll", "photo"],
		},
		/** The subjects of a class in a year, and which student takes which. */
		teaching: {
			title: teachingText.title,
			views: { "/teaching": "teaching-view#TeachingView", "/teaching/students": "teaching-view#ChoicesView" },
			calls: ["take-set", "copy-year", "choices"],
		},
		/** Students from and into a spreadsheet. */
		import: {
			title: importText.title,
			views: { "/import": "import-view#ImportView" },
			calls: ["template", "list", "file", "progress", "cancel", "section", "confirm", "refused", "undo"],
		},
		/** Lists and papers of exams. */
		printing: {
			title: printingText.title,
			views: { "/printing": "printing-view#PrintingView" },
			// As of `import`: the whole school is no place. Counts name nobody.
			calls: ["list", "counts"],
		},
		/** Certificates, numbered in a register. */
		certificates: {
			title: certificatesText.title,
			views: {
				"/printing/certificates": "certificates-view#CertificatesView",
				"/printing/certificates/register": "certificates-view#RegisterView",
				"/printing/certificates/many": "many-view#ManyView",
				"/printing/certificates/:id": "certificate-view#CertificateView",
			},
			calls: ["make", "make-many", "printed", "cancel", "file"],
		},
		/** Identity cards of students and staff, numbered. */
		"identity-cards": {
			title: cardsText.title,
			views: {
				"/printing/identity-cards": "cards-view#CardsView",
				"/printing/identity-cards/print": "cards-print#CardsPrint",
				"/printing/identity-cards/register": "cards-view#CardsRegister",
			},
			calls: ["make", "replace", "file"],
		},
		/** Enrolling a class in the next year, and undoing that. */
		promotion: {
			title: promotionText.title,
			views: { "/promotion": "promotion-view#PromotionView" },
			calls: ["confirm", "undo"],
		},
		/** Rolls and guardians' mobile numbers of a section, changed in its list. */
		"section-roster": {
			title: sectionRosterText.title,
			views: { "/section-roster": "section-roster-view#SectionRosterView" },
			calls: ["save"],
		},
		/** Slips with new passwords of students. */
		slips: {
			title: sectionSlipText.title,
			views: { "/slips": "slips-view#SlipsView" },
			calls: ["student", "section"],
		},
		/** All data that the school has of a student, as a file for the family. */
		"student-data": { title: studentDataText.link, calls: ["file"] },
	}),
} as const satisfies Record<string, SubjectEntry>;

export type Subject = keyof typeof subjects;

/** @returns the paths of a subject's views, below `/admin` */
export const viewPaths = ({ views = {} }: SubjectEntry) => Object.keys(views);

/** A subject that has calls. */
export type CallingSubject = { [S in Subject]: (typeof subjects)[S] extends { calls: object } ? S : never }[Subject];

export type CallName<S extends CallingSubject> = (typeof subjects)[S]["calls"][number];
