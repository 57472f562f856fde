/**
 * Payload's config: admin and data layer. Labels and messages are in lib/bengali; pages and API calls read through
 * lib/school, never from here.
 */
import { bnBd } from "@payloadcms/translations/languages/bnBd";
import { buildConfig } from "payload";
import sharp from "sharp";
import { editorText } from "@/lib/bengali/editor";
import { payloadText } from "@/lib/bengali/payload";
import { siteTitle } from "@/lib/bengali/staff";
import { joinProcesses } from "@/lib/data/processes/connection";
import { environment } from "@/lib/machine/environment";
import { startReadingFiles } from "@/lib/search/file-texts/sweep";
import { withSearch } from "@/lib/search/hooks";
import { startExpiringByDate } from "@/lib/upkeep/dates";
import { startRecordingFaults } from "@/lib/upkeep/faults";
import { startHousekeeping } from "@/lib/upkeep/housekeeping";
import { withAboveFields } from "./above-fields";
import { withAccess, withGlobalAccess, withInternalAccess } from "./access";
import { withActivity } from "./activity/collection-hooks";
import { withGlobalActivity } from "./activity/global-hooks";
import {
	withBengaliFields,
	withBengaliPages,
	withBengaliTimes,
	withDateFilter,
	withGlobalBengaliTimes,
	withWordyTitles,
} from "./bengali-fields";
import { withBoundedPages } from "./bounded-pages";
import { activity } from "./collections/activity";
import { withoutBlankDrafts } from "./collections/blank-drafts";
import { contents } from "./collections/contents";
import { curriculums, notices, routines } from "./collections/educational";
import { formerNames, withFormerNames } from "./collections/former-names";
import { withFreeNames } from "./collections/free-name";
import { media } from "./collections/media";
import { menuEntries } from "./collections/menu-entries";
import { withOldAddresses } from "./collections/old-addresses";
import { committeeMembers, teachers } from "./collections/people";
import { withSavingNoted } from "./collections/saving";
import { schoolDates } from "./collections/school-dates";
import { slides } from "./collections/slides";
import { staff } from "./collections/staff";
import { withoutUnchangedDrafts } from "./collections/unchanged-drafts";
import { database } from "./database";
import { editor } from "./editor";
import { explainErrors } from "./errors";
import { withExamFields } from "./exam-fields";
import { expireFromOthers, expiring, expiringGlobal } from "./expire";
import { withFittingQueries } from "./fitting-queries";
import { admission } from "./globals/admission";
import { banner } from "./globals/banner";
import { contact } from "./globals/contact";
import { accessibility, privacy } from "./globals/privacy";
import { settings } from "./globals/settings";
import { withHistory, withTakingDown } from "./history-view";
import { withNumericIds } from "./ids";
import { logger, loggingLevels } from "./logger";
import { withGlobalMenuGroup, withMenuGroup } from "./menu-groups";
import { withNameKeys } from "./name-keys";
import { keepingNewer, keepingNewerGlobal } from "./newer-versions";
import { noEmail } from "./no-email";
import { officeComponents } from "./office";
import { withNormalisedQueries } from "./queries";
import { withSavedBy } from "./saved-by";
import { readSecret } from "./secret";
import { studentCollections, studentGlobals } from "./students/index";
import { withTaskFill } from "./task-fill";
import { withGlobalTypedValues, withTypedValues } from "./typed-values";

const config = buildConfig({
	admin: {
		user: staff.slug,
		importMap: { autoGenerate: false, baseDir: process.cwd(), importMapFile: "app/(staff)/admin/importMap.js" },
		// "gravatar" would send hashes of staff addresses to a third party.
		avatar: "default",
		components: {
			...officeComponents,
			providers: [
				"/lib/office/parts/typing#Typing",
				"/lib/office/bijoy/bijoy-paste#BijoyPaste",
				"/lib/office/parts/connection#Connection",
				"/lib/office/parts/payload-names#PayloadNames",
				"/lib/office/sessions/stay-signed-in#StaySignedIn",
				"/lib/office/parts/task-bar#TaskBar",
				"/lib/office/activity/undo-bar#UndoBar",
			],
			graphics: { Icon: "/lib/office/parts/crest#CrestIcon", Logo: "/lib/office/parts/crest#CrestLogo" },
		},
		// The dynamic Open Graph image is a public endpoint that renders any text.
		meta: { defaultOGImageType: "off", titleSuffix: siteTitle },
		// With the time, so that versions of the same day can be told apart in the history.
		dateFormat: "dd-MM-yyyy, hh:mm a",
	},
	collections: [
		...[notices, routines, curriculums, contents]
			.map(withoutBlankDrafts)
			.map(withFreeNames)
			.map(withFormerNames)
			.map(withOldAddresses)
			.map(withSavingNoted)
			.map(withoutUnchangedDrafts)
			.map(withTakingDown),
		formerNames,
		schoolDates,
		teachers,
		committeeMembers,
		slides,
		menuEntries,
		withOldAddresses(media),
		...studentCollections,
		staff,
	]
		.map(withNameKeys)
		.map(withTaskFill)
		.map(withActivity)
		.map(withSearch)
		.concat(activity)
		.map(withMenuGroup)
		.map(withSavedBy)
		.map(withHistory)
		.map(keepingNewer)
		.map(withAccess)
		.map(expiring)
		.map(withBengaliFields)
		.map(withBengaliPages)
		.map(withDateFilter)
		.map(withNumericIds)
		.map(withTypedValues)
		.map(withNormalisedQueries)
		.map(withBoundedPages)
		.map(withFittingQueries)
		.map(withExamFields)
		.map(withAboveFields)
		// After the limits of exam accounts, which would hide the times of saves.
		.map(withBengaliTimes)
		.map(withWordyTitles),
	globals: [settings, contact, banner, admission, privacy, accessibility, ...studentGlobals]
		.map(withGlobalActivity)
		.map(withGlobalMenuGroup)
		.map(withSavedBy)
		.map(withHistory)
		.map(keepingNewerGlobal)
		.map(withGlobalAccess)
		.map(expiringGlobal)
		.map(withBengaliFields)
		.map(withGlobalTypedValues)
		.map(withAboveFields)
		.map(withGlobalBengaliTimes),
	db: database,
	editor,
	email: noEmail,
	hooks: { afterError: [explainErrors] },
	graphQL: { disable: true },
	i18n: {
		supportedLanguages: { "bn-BD": bnBd },
		fallbackLanguage: "bn-BD",
		translations: { "bn-BD": { ...payloadText, lexical: editorText } },
	},
	logger,
	loggingLevels,
	onInit: async (payload) => {
		// Background tasks start here and not in Next's instrumentation, whose separate bundle would initialise Payload a
		// second time. Not in builds and commands.
		if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
		if (environment.DATABASE_URL) void joinProcesses(environment.DATABASE_URL, expireFromOthers);
		startRecordingFaults(payload);
		startHousekeeping(payload);
		startExpiringByDate(payload);
		startReadingFiles(payload);
	},
	routes: { admin: "/admin", api: "/cms" },
	secret: readSecret(),
	serverURL: environment.SITE_URL ?? "",
	sharp,
	telemetry: false,
	// Otherwise each test and command spawns a process that generates the types.
	typescript: { outputFile: "lib/cms/payload-types.ts", autoGenerate: process.env.NODE_ENV === "development" },
	upload: { abortOnLimit: true, limits: { fileSize: environment.STAFF_UPLOAD_BYTES } },
});

export default config.then(withInternalAccess);
