import path from "node:path";
import type { CollectionConfig, PayloadRequest } from "payload";
import { storedSizes } from "@/lib/files/media-sizes";
import { environment } from "@/lib/machine/environment";
import { staffText } from "@/lib/office/words/staff";
import { shown, textField } from "../fields";
import type { Media } from "../payload-types";
import { focalPointFields, keepFocalPoint, setFocalPoint } from "./focal-point";
import { forgetOldAddresses } from "./former-names";
import { fitInline } from "./inline-size";
import { keepSizes, removeFiles, sendStored, storeFiles } from "./media-files";
import { refuseWhileInUse, removeVersionsOfSlides } from "./media-uses";
import { isFileOfRecord, prepareOriginal } from "./originals";
import { addFileToSearch } from "./searched";

const isPicture = ({ mimeType }: Partial<Media>) => Boolean(mimeType?.startsWith("image/"));

/** Pictures and PDF files of the public pages. All image sizes are generated on upload. */
export const media: CollectionConfig = {
	slug: "media",
	labels: staffText.media,
	admin: {
		useAsTitle: "alt",
		listSearchableFields: ["alt", "filename"],
		defaultColumns: ["filename", "alt"],
		pagination: { defaultLimit: 48 },
	},
	disableDuplicate: true,
	// Hooks need the file names, even if a request's `select` omits them.
	forceSelect: { filename: true, sizes: true },
	upload: {
		// Hooks store the files (media-files.ts): Payload would remove and overwrite local files before the commit.
		disableLocalStorage: true,
		staticDir: path.join(environment.DATA_DIR, "not-used"),
		handlers: [sendStored],
		// Each upload must send its file: otherwise a request could name a stored one. Receipts are never issued.
		requiresClientUploadReceipt: true,
		// The server fetches nothing from addresses that somebody names.
		pasteURL: false,
		mimeTypes: ["image/jpeg", "image/png", "image/webp", "image/avif", "application/pdf"],
		imageSizes: [...storedSizes],
		adminThumbnail: "small",
		// Our own (focal-point.ts).
		focalPoint: false,
		crop: false,
	},
	hooks: {
		beforeDelete: [refuseWhileInUse, removeVersionsOfSlides],
		beforeOperation: [prepareOriginal, keepFocalPoint],
		beforeChange: [keepSizes, setFocalPoint, fitInline],
		afterChange: [storeFiles, addFileToSearch],
		afterDelete: [removeFiles, forgetOldAddresses],
	},
	fields: [
		shown("uses", "/lib/office/publishing/server-fields#MediaUses", {
			label: staffText.uses.title,
			condition: (data) => Boolean(data?.id),
			position: "sidebar",
		}),
		textField({
			name: "alt",
			label: staffText.fields.alt,
			admin: {
				description: staffText.hints.alt,
				components: { Label: "/lib/office/publishing/focal-point#AltLabel" },
			},
			validate: (value: unknown, { data, req }: { data: Partial<Media>; req: PayloadRequest }) =>
				Boolean(value) || !isPicture(data) || isFileOfRecord(req) || staffText.errors.alt,
		}),
		...focalPointFields,
	],
};
