/**
 * Payload's config: admin and data layer. Labels and messages are in lib/office; pages and API calls read through
 * lib/school, never from here.
 */

import { bnBd } from "@payloadcms/translations/languages/bnBd";
import { buildConfig } from "payload";
import sharp from "sharp";
import { staffUploadBytes } from "@/lib/contract/body-limits.js";
import { joinProcesses } from "@/lib/data/processes/connection";
import { environment } from "@/lib/machine/environment";
import { editorText, payloadText } from "@/lib/office/words/payload";
import { siteTitle } from "@/lib/office/words/staff";
import { activity } from "./collections/activity";
import { contents } from "./collections/contents";
import { curriculums, notices, routines } from "./collections/educational";
import { formerNames } from "./collections/former-names";
import { media } from "./collections/media";
import { menuEntries } from "./collections/menu-entries";
import { committeeMembers, teachers } from "./collections/people";
import { schoolDates } from "./collections/school-dates";
import { slides } from "./collections/slides";
import { staff } from "./collections/staff";
import { database } from "./database";
import { editor } from "./editor";
import { explainErrors } from "./errors";
import { everyCollection, everyGlobal, guardInternal } from "./every";
import { expireFromOthers } from "./expire";
import { admission } from "./globals/admission";
import { banner } from "./globals/banner";
import { contact } from "./globals/contact";
import { accessibility, privacy } from "./globals/privacy";
import { settings } from "./globals/settings";
import { logger, loggingLevels, noEmail } from "./logger";
import { officeComponents } from "./office";
import { beginAll } from "./opened";
import { readSecret } from "./secret";
import { studentCollections, studentGlobals } from "./students/index";

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
		...[notices, routines, curriculums, contents, formerNames, schoolDates, teachers, committeeMembers, slides],
		...[menuEntries, media, ...studentCollections, staff],
	]
		.map((collection) => everyCollection(collection))
		// The list of acts records none of its own.
		.concat(everyCollection(activity, {})),
	globals: [settings, contact, banner, admission, privacy, accessibility, ...studentGlobals].map(everyGlobal),
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
		// Not in builds and commands.
		if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
		if (environment.DATABASE_URL) void joinProcesses(environment.DATABASE_URL, expireFromOthers);
		beginAll(payload);
	},
	routes: { admin: "/admin", api: "/cms" },
	secret: readSecret(),
	serverURL: environment.SITE_URL ?? "",
	sharp,
	telemetry: false,
	// Otherwise each test and command spawns a process that generates the types.
	typescript: { outputFile: "lib/cms/payload-types.ts", autoGenerate: process.env.NODE_ENV === "development" },
	upload: { abortOnLimit: true, limits: { fileSize: staffUploadBytes } },
});

export default config.then(guardInternal);
