/**
 * Payload's config: admin and data layer. Labels and messages are in lib/bengali; pages and API calls read through
 * lib/school, never from here.
 */
import { bnBd } from "@payloadcms/translations/languages/bnBd";
import { buildConfig } from "payload";
import sharp from "sharp";
import { editorText } from "@/lib/bengali/editor";
import { environment } from "@/lib/environment";
import { backupComponents } from "./backup/admin";
import { contents } from "./collections/contents";
import { curriculums, notices, routines } from "./collections/educational";
import { media } from "./collections/media";
import { menuEntries } from "./collections/menu-entries";
import { committeeMembers, teachers } from "./collections/people";
import { slides } from "./collections/slides";
import { staff } from "./collections/staff";
import { database } from "./database";
import { editor } from "./editor";
import { expiring, expiringGlobal } from "./expire";
import { contact } from "./globals/contact";
import { settings } from "./globals/settings";
import { startHousekeeping } from "./housekeeping";
import { withNumericIds } from "./ids";
import { logger, loggingLevels } from "./logger";
import { noEmail } from "./no-email";
import { readSecret } from "./secret";
import { studentCollections, studentGlobals } from "./students/index";

export default buildConfig({
	admin: {
		user: staff.slug,
		importMap: { autoGenerate: false, baseDir: process.cwd(), importMapFile: "app/(staff)/admin/importMap.js" },
		// "gravatar" would send hashes of staff addresses to a third party.
		avatar: "default",
		// The dynamic Open Graph image is a public endpoint that renders any text.
		meta: { defaultOGImageType: "off" },
		dateFormat: "dd-MM-yyyy",
		components: backupComponents,
	},
	collections: [
		notices,
		routines,
		curriculums,
		contents,
		teachers,
		committeeMembers,
		slides,
		menuEntries,
		media,
		...studentCollections,
		staff,
	]
		.map(expiring)
		.map(withNumericIds),
	globals: [settings, contact, ...studentGlobals].map(expiringGlobal),
	db: database,
	editor,
	email: noEmail,
	graphQL: { disable: true },
	i18n: {
		supportedLanguages: { "bn-BD": bnBd },
		fallbackLanguage: "bn-BD",
		translations: { "bn-BD": { lexical: editorText } },
	},
	logger,
	loggingLevels,
	onInit: startHousekeeping,
	routes: { admin: "/admin", api: "/cms" },
	secret: readSecret(),
	serverURL: environment.SITE_URL ?? "",
	sharp,
	telemetry: false,
	// Otherwise each test and command spawns a process that generates the types.
	typescript: { outputFile: "lib/cms/payload-types.ts", autoGenerate: process.env.NODE_ENV === "development" },
	upload: { abortOnLimit: true, limits: { fileSize: environment.STAFF_UPLOAD_BYTES } },
});
