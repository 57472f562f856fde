import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import type { CollectionConfig, ImageSize } from "payload";
import { staffText } from "@/lib/bengali/staff";
import { environment } from "@/lib/environment";
import { textField } from "../fields";
import { refuseWhileInUse } from "./media-uses";

type UploadHandler = NonNullable<Exclude<CollectionConfig["upload"], boolean | undefined>["handlers"]>[number];

const webp = { format: "webp", options: { quality: 68, effort: 5 } } as const;

export const mediaSizes = [
	{ name: "small", width: 480, formatOptions: webp, withoutEnlargement: undefined },
	{ name: "medium", width: 960, formatOptions: webp, withoutEnlargement: undefined },
	// Open Graph image; JPEG, which WhatsApp and Facebook support everywhere.
	{
		name: "card",
		width: 1200,
		height: 630,
		position: "top",
		formatOptions: { format: "jpeg", options: { quality: 72, mozjpeg: true } },
		withoutEnlargement: false,
	},
] satisfies ImageSize[];

const folder = path.join(environment.DATA_DIR, "media");

/** Payload answers 500 for a missing file and logs its name; answer 404 instead. */
const respondNotFound: UploadHandler = (_request, { params: { filename } }) => {
	if (existsSync(path.join(folder, path.basename(filename)))) return;
	return Response.json({ message: staffText.errors.noFile }, { status: 404 });
};

/** Pictures and PDF files of the public pages. All image sizes are generated on upload. */
export const media: CollectionConfig = {
	slug: "media",
	labels: staffText.media,
	admin: {
		group: staffText.groups.publish,
		useAsTitle: "alt",
		listSearchableFields: ["alt", "filename"],
		defaultColumns: ["filename", "alt"],
	},
	disableDuplicate: true,
	upload: {
		staticDir: folder,
		handlers: [respondNotFound],
		mimeTypes: ["image/jpeg", "image/png", "image/webp", "image/avif", "application/pdf"],
		formatOptions: webp,
		resizeOptions: { width: 1600, height: 1600, fit: "inside", withoutEnlargement: true },
		imageSizes: mediaSizes,
		adminThumbnail: "small",
		focalPoint: false,
		crop: false,
	},
	hooks: {
		beforeDelete: [refuseWhileInUse],
		beforeOperation: [
			({ req, operation }) => {
				// A content hash in the name gives a changed file a new URL, so browsers never show a stale copy.
				if ((operation === "create" || operation === "update") && req.file) {
					const { name, ext } = path.parse(req.file.name);
					const hash = createHash("sha256").update(req.file.data).digest("hex").slice(0, 8);
					req.file.name = `${name
						.normalize("NFC")
						.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
						.slice(0, 60)}-${hash}${ext.toLowerCase()}`;
				}
			},
		],
	},
	fields: [
		{
			name: "uses",
			type: "ui",
			label: staffText.uses.title,
			admin: {
				components: { Field: "/components/office/media-uses#MediaUses" },
				condition: (data) => Boolean(data?.id),
				disableListColumn: true,
				position: "sidebar",
			},
		},
		textField({
			name: "alt",
			label: staffText.fields.alt,
			required: true,
			admin: { description: staffText.hints.alt },
		}),
	],
};
