/**
 * The subjects of the back office: what staff do beyond Payload's forms. Each has one name, and all of it
 * stands in the folder with this name beside this file.
 *
 * This table is plain data, for server, browser and tests: Payload's views (lib/cms/office.ts), the start page, the guard
 * (lib/cms/access.ts), paths, methods and body limits of the calls (lib/http/office-calls.ts), and `docs/office.md` are
 * made from it. Which views stand in the menu, and where, says lib/office/menu-entries.ts.
 */

import { bannerText } from "@/lib/bengali/banner";
import { staffText } from "@/lib/bengali/staff";
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

type View = {
	/** Below `/admin`; Payload tries the views in this order. */
	path: `/${string}`;
	/** Payload's path of the component. */
	component: string;
};

export type CallEntry = {
	/** GET sends its fields as the query, POST as the body. */
	method: "GET" | "POST";
	/** What the body holds besides fields; its limit is that of a form with such a file. */
	file?: "picture" | "spreadsheet";
	/**
	 * Whether the session must have proved itself in the last minutes (lib/cms/second-factor/step-up): `always` also where
	 * STAFF_SECOND_FACTOR demands nothing. `unless` names fields, with one of which the call is not asked for it.
	 */
	stepUp?: { always?: boolean; unless?: readonly string[] };
};

/** A subject's entry, without the names of its own calls. */
export type SubjectEntry = {
	title: string;
	/** Who may see the views and use the calls. */
	roles: readonly Role[];
	views?: readonly View[];
	/** A link of the start page, for these roles, or else for those of the subject. */
	start?: { label: string; path: `/${string}`; roles?: readonly Role[] };
	calls?: Readonly<Record<string, CallEntry>>;
};

const everybody = ["head", "clerk", "exam"] as const;
const office = ["head", "clerk"] as const;
const head = ["head"] as const;

const read = { method: "GET" } as const;
const act = { method: "POST" } as const;
const sendPicture = { method: "POST", file: "picture" } as const;
const sendSpreadsheet = { method: "POST", file: "spreadsheet" } as const;

export const subjects = {
	/** What a new school does first, on the start page until it is done or put away. */
	"first-hour": {
		title: firstHourText.title,
		roles: head,
		calls: { "put-away": act },
	},
	start: {
		title: startText.actions.label,
		roles: everybody,
	},
	/** Finding a record, a page or a task from everywhere. */
	find: { title: findText.title, roles: everybody, calls: { records: read } },
	/** The guide of the staff: as a page, and at each page the chapter about it. */
	guide: {
		title: guideText.title,
		roles: everybody,
		views: [{ path: "/guide", component: "/lib/office/guide/guide-view#GuideView" }],
		calls: { chapter: read },
	},
	/** Faults of the last day, on the start page of head accounts. */
	faults: { title: faultText.title, roles: head },
	/** On the start page, and by mail. */
	warnings: { title: warningText.title, roles: head, calls: { "confirm-date": act } },
	/** Forms of the public pages' records: previews, links, files. */
	publishing: {
		title: staffText.groups.publish,
		roles: office,
		start: { label: startText.actions.notice, path: "/collections/notices/create" },
		calls: { "site-page": read, "file-title": read, announcement: read },
	},
	/** Notices that families confirm: who has, and who has not; and how those without internet are told of any notice. */
	circulars: {
		title: circularsText.title,
		roles: office,
		views: [
			{ path: "/circulars", component: "/lib/office/circulars/circulars-view#CircularsView" },
			{ path: "/circulars/:id", component: "/lib/office/circulars/circular-view#CircularView" },
			{ path: "/circulars/:id/print", component: "/lib/office/circulars/circular-print#CircularPrint" },
			{ path: "/circulars/:id/reach", component: "/lib/office/circulars/reach-view#ReachView" },
			{ path: "/circulars/:id/strips", component: "/lib/office/circulars/strips-view#StripsView" },
		],
		calls: {
			// As the list of students: the numbers of a class are daily work, those of the whole school are not.
			numbers: { ...act, stepUp: { unless: ["class"] } },
			"strips-printed": act,
			told: act,
		},
	},
	banner: {
		title: bannerText.label,
		roles: office,
		views: [{ path: "/banner", component: "/lib/office/banner/banner-view#BannerView" }],
		start: { label: bannerText.label, path: "/banner" },
		calls: { publish: act, "take-down": act },
	},
	/** The menu of the public site as a tree. */
	"site-menu": {
		title: siteMenuText.title,
		roles: office,
		views: [{ path: "/site-menu", component: "/lib/office/site-menu/site-menu-view#SiteMenuView" }],
		calls: { save: act },
	},
	/** Applicants from a spreadsheet. Must precede `admissions`, whose path `/admissions/:id` also matches this path. */
	"applicant-list": {
		title: listFileText.title,
		roles: office,
		views: [
			{
				path: "/admissions/import",
				component: "/lib/office/applicant-list/applicant-list-view#ApplicantListView",
			},
		],
		calls: { template: read, check: sendSpreadsheet, refused: sendSpreadsheet, add: sendSpreadsheet },
	},
	admissions: {
		title: deskText.title,
		roles: office,
		views: [
			{ path: "/admissions", component: "/lib/office/admissions/admissions-view#AdmissionsView" },
			{ path: "/admissions/list", component: "/lib/office/admissions/admissions-list-view#AdmissionsListView" },
			{ path: "/admissions/:id", component: "/lib/office/admissions/admission-view#AdmissionView" },
		],
		start: { label: startText.actions.applications, path: "/admissions" },
		calls: { accept: act, "accept-several": act, refuse: act, "take-back": act },
	},
	/** The subjects of a class in a year, and which student takes which. */
	teaching: {
		title: teachingText.title,
		roles: office,
		views: [
			{ path: "/teaching", component: "/lib/office/teaching/teaching-view#TeachingView" },
			{ path: "/teaching/students", component: "/lib/office/teaching/choices-view#ChoicesView" },
		],
		calls: { "take-set": act, "copy-year": act, choices: act },
	},
	/** Year, classes, sections and the national sets of subjects in one step, for a new school. */
	"class-setup": {
		title: classSetupText.title,
		roles: head,
		views: [{ path: "/class-setup", component: "/lib/office/class-setup/class-setup-view#ClassSetupView" }],
		calls: { make: act },
	},
	/** Entering marks, an exam account those of its classes and subjects only (lib/office/marks/own-subjects). */
	marks: {
		title: marksText.title,
		roles: ["head", "exam"],
		views: [{ path: "/marks", component: "/lib/office/marks/marks-view#MarksView" }],
		start: { label: startText.actions.marks, path: "/marks" },
		calls: {
			save: act,
			settle: act,
			sheet: read,
			check: sendSpreadsheet,
			refused: sendSpreadsheet,
			add: sendSpreadsheet,
		},
	},
	/** When a class sits which subject of an exam, for the site, calendars and papers. */
	"exam-routine": {
		title: examRoutineOfficeText.title,
		// As exams are written.
		roles: head,
		views: [{ path: "/exam-routine", component: "/lib/office/exam-routine/exam-routine-view#ExamRoutineView" }],
		calls: { save: act, paste: act, copy: act },
	},
	/** Releasing results, and withdrawing them. */
	release: {
		title: releaseText.title,
		roles: head,
		views: [{ path: "/marks/release", component: "/lib/office/release/release-view#ReleaseView" }],
		calls: { release: act, "take-back": act },
	},
	/** Results of before the system from a spreadsheet. */
	"old-results": {
		title: oldResultsText.title,
		roles: head,
		views: [{ path: "/old-results", component: "/lib/office/old-results/old-results-view#OldResultsView" }],
		calls: { template: read, check: sendSpreadsheet, refused: sendSpreadsheet, add: sendSpreadsheet },
	},
	/** Names on released results, written anew from the student's record. */
	"result-names": {
		title: resultNamesText.link,
		roles: head,
		views: [
			{
				path: "/result-names/:student",
				component: "/lib/office/result-names/result-names-view#ResultNamesView",
			},
		],
		calls: { correct: act },
	},
	/** Students from and into a spreadsheet. */
	import: {
		title: importText.title,
		roles: office,
		views: [{ path: "/import", component: "/lib/office/import/import-view#ImportView" }],
		calls: {
			template: read,
			// The list of a class is daily work, that of the whole school is not.
			list: { ...read, stepUp: { unless: ["class", "section"] } },
			file: sendSpreadsheet,
			progress: read,
			cancel: act,
			section: act,
			confirm: act,
			refused: read,
			undo: act,
		},
	},
	/** Lists and papers of exams. */
	printing: {
		title: printingText.title,
		roles: office,
		views: [{ path: "/printing", component: "/lib/office/printing/printing-view#PrintingView" }],
		// As of `import`: the whole school is no place. Counts name nobody.
		calls: { list: { ...read, stepUp: { unless: ["place"] } }, counts: read },
	},
	/** What certificates say. Before the certificates: their views have an id at the same place of the path. */
	"certificate-templates": {
		title: certificateTemplatesText.title,
		roles: head,
		views: [
			{
				path: "/printing/certificates/templates",
				component: "/lib/office/certificate-templates/templates-view#TemplatesView",
			},
		],
		calls: { save: act, reset: act, sample: read },
	},
	/** Certificates, numbered in a register. */
	certificates: {
		title: certificatesText.title,
		roles: office,
		views: [
			{
				path: "/printing/certificates",
				component: "/lib/office/certificates/certificates-view#CertificatesView",
			},
			{
				path: "/printing/certificates/register",
				component: "/lib/office/certificates/register-view#RegisterView",
			},
			{
				path: "/printing/certificates/many",
				component: "/lib/office/certificates/many-view#ManyView",
			},
			{
				path: "/printing/certificates/:id",
				component: "/lib/office/certificates/certificate-view#CertificateView",
			},
		],
		calls: { make: act, "make-many": act, printed: act, cancel: act, file: read },
	},
	/** Identity cards of students and staff, numbered. */
	"identity-cards": {
		title: cardsText.title,
		roles: office,
		views: [
			{ path: "/printing/identity-cards", component: "/lib/office/identity-cards/cards-view#CardsView" },
			{
				path: "/printing/identity-cards/print",
				component: "/lib/office/identity-cards/cards-print#CardsPrint",
			},
			{
				path: "/printing/identity-cards/register",
				component: "/lib/office/identity-cards/register-view#CardsRegister",
			},
		],
		calls: { make: act, replace: act, file: read },
	},
	/** The head's signature as a picture, which heads alone set and print with. */
	signature: {
		title: signatureText.title,
		roles: head,
		views: [{ path: "/printing/signature", component: "/lib/office/signature/signature-view#SignatureView" }],
		calls: { save: sendPicture, remove: act },
	},
	/** Enrolling a class in the next year, and undoing that. */
	promotion: {
		title: promotionText.title,
		roles: office,
		views: [{ path: "/promotion", component: "/lib/office/promotion/promotion-view#PromotionView" }],
		calls: { confirm: act, undo: act },
	},
	/** What families ask of the school about their data, each with a time limit. */
	"data-requests": {
		title: dataRequestsOfficeText.title,
		roles: office,
		views: [
			{
				path: "/data-requests",
				component: "/lib/office/data-requests/data-requests-view#DataRequestsView",
			},
		],
		calls: { act, restrict: act },
	},
	/** Visitors' answers to the question below each page. */
	feedback: {
		title: feedbackOfficeText.title,
		roles: office,
		views: [{ path: "/feedback", component: "/lib/office/feedback/feedback-view#FeedbackView" }],
		calls: { act },
	},
	/** The list of what staff have done, and undoing an entry; both are also limited by the access to the records. */
	activity: {
		title: activityText.title,
		roles: everybody,
		views: [{ path: "/activity", component: "/lib/office/activity/activity-view#ActivityView" }],
		calls: { undo: act, "take-back": act, offer: read },
	},
	/** What several people, or two tabs of one, write in the same record (lib/cms/newer-versions). */
	editing: { title: editingText.title, roles: everybody, calls: { compare: act, presence: act } },
	/** For heads only: a backup contains all data, with password hashes and the secret. */
	backup: {
		title: backupOfficeText.title,
		roles: head,
		views: [{ path: "/backup", component: "/lib/office/backup/backup-view#BackupView" }],
		calls: {
			start: act,
			progress: read,
			file: { ...read, stepUp: {} },
			"new-key": { ...act, stepUp: {} },
			seal: { ...act, stepUp: {} },
		},
	},
	/** One archive of all of the school; its button stands on the page of the backups. */
	export: {
		title: exportText.title,
		roles: head,
		calls: { start: act, progress: read, file: { ...read, stepUp: {} } },
	},
	/** Newer versions of the packed site, and the way back. */
	updates: {
		title: updatesText.title,
		roles: head,
		views: [{ path: "/updates", component: "/lib/office/updates/updates-view#UpdatesView" }],
		calls: { start: { ...act, stepUp: {} }, back: { ...act, stepUp: {} }, progress: read },
	},
	/** Text in the encoding of SutonnyMJ: pasted text, and a page that converts. */
	bijoy: {
		title: bijoyText.title,
		roles: office,
		views: [{ path: "/bijoy", component: "/lib/office/bijoy/bijoy-view#BijoyView" }],
	},
	/** The directorate's checklist. */
	checklist: {
		title: checklistText.title,
		roles: office,
		views: [{ path: "/checklist", component: "/lib/office/checklist/checklist-view#ChecklistView" }],
	},
	/** Dates of the school year from a spreadsheet. */
	"date-list": {
		title: dateListText.title,
		roles: office,
		views: [{ path: "/school-dates/import", component: "/lib/office/date-list/date-list-view#DateListView" }],
		calls: { template: read, check: sendSpreadsheet, refused: sendSpreadsheet, add: sendSpreadsheet },
	},
	/** A student's record with its actions. */
	students: {
		title: recordText.title,
		roles: office,
		start: { label: startText.actions.students, path: "/collections/students", roles: everybody },
		calls: { enrol: act, "next-roll": read, photo: sendPicture },
	},
	/** Rolls and guardians' mobile numbers of a section, changed in its list. */
	"section-roster": {
		title: sectionRosterText.title,
		roles: office,
		views: [
			{
				path: "/section-roster",
				component: "/lib/office/section-roster/section-roster-view#SectionRosterView",
			},
		],
		calls: { save: act },
	},
	/** Slips with new passwords of students. */
	slips: {
		title: sectionSlipText.title,
		roles: office,
		views: [{ path: "/slips", component: "/lib/office/slips/slips-view#SlipsView" }],
		calls: { student: act, section: act },
	},
	/** All data that the school has of a student, as a file for the family. */
	"student-data": { title: studentDataText.link, roles: office, calls: { file: act } },
	/** Erasing a student or an applicant. */
	erasing: {
		title: erasingText.link,
		roles: head,
		views: [{ path: "/erase/:kind/:id", component: "/lib/office/erasing/erase-view#EraseView" }],
		calls: { erase: { ...act, stepUp: {} } },
	},
	/** A new password for another account. */
	staff: { title: staffSlipText.title, roles: head, calls: { password: { ...act, stepUp: {} } } },
	/** The second factor of the own account; a head removes that of another. */
	"second-factor": {
		title: secondFactorText.title,
		roles: everybody,
		views: [{ path: "/second-factor", component: "/lib/office/second-factor/second-factor-view#SecondFactorView" }],
		calls: {
			state: read,
			prove: act,
			proved: { ...act, stepUp: {} },
			start: { ...act, stepUp: { always: true } },
			finish: act,
			"renew-codes": { ...act, stepUp: {} },
			remove: { ...act, stepUp: {} },
		},
	},
	/** Where an account is logged in, and ending that: one's own sessions, and for heads those of all. */
	sessions: {
		title: sessionsText.title,
		roles: everybody,
		views: [{ path: "/sessions", component: "/lib/office/sessions/sessions-view#SessionsView" }],
		calls: { end: act, "end-one": act },
	},
} as const satisfies Record<string, SubjectEntry>;

export type Subject = keyof typeof subjects;

type CallsOf<S extends Subject> = (typeof subjects)[S] extends { calls: infer C } ? C : Record<never, never>;

export type CallingSubject = { [S in Subject]: (typeof subjects)[S] extends { calls: object } ? S : never }[Subject];

export type CallName<S extends Subject> = keyof CallsOf<S> & string;
