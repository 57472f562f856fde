/** Finds where an upload is used. An upload that a record or its latest draft references cannot be deleted. */
import { APIError, type CollectionBeforeDeleteHook, type Payload, type PayloadRequest, type Where } from "payload";
import { rows, sql } from "@/lib/data/sql";
import { trashText } from "@/lib/office/publishing/text";
import { staffText } from "@/lib/office/words/staff";

/** @property name for staff; @property path of the edit view, below `/admin` */
type Use = { name: string; path: string };

/** Every upload field of a collection; a test compares them with the config. */
export const uploadFields = [
	{ collection: "notices", field: "files", drafts: true },
	{ collection: "routines", field: "files", drafts: true },
	{ collection: "curriculums", field: "files", drafts: true },
	{ collection: "contents", field: "picture", drafts: true },
	{ collection: "teachers", field: "picture", drafts: false },
	{ collection: "committee-members", field: "picture", drafts: false },
	{ collection: "slides", field: "picture", drafts: false },
] as const;

const labels = {
	notices: staffText.notices,
	routines: staffText.routines,
	curriculums: staffText.curriculums,
	contents: staffText.contents,
	teachers: staffText.teachers,
	"committee-members": staffText.committeeMembers,
	slides: staffText.slides,
};

/** Every upload field of the settings. */
export const settingsUploadFields = ["logo", "footerPicture", "mapPicture"] as const;

/** Maximum number of uses read per collection, since the error message lists only a few. */
const maxUses = 50;

/** @returns records that reference the upload in their published version or latest draft, also in the trash */
export async function findUses(payload: Payload, id: number | string, req?: PayloadRequest): Promise<Use[]> {
	const uses = new Map<string, Use>();
	for (const { collection, field, drafts } of uploadFields) {
		const where: Where = { [field]: { equals: id } };
		for (const draft of drafts ? [false, true] : [false]) {
			// A record in the trash can be restored for a while, with its files.
			const found = await payload.find({ collection, where, draft, trash: true, depth: 0, limit: maxUses, req });
			for (const doc of found.docs) {
				const path = `/collections/${collection}/${doc.deletedAt ? "trash/" : ""}${doc.id}`;
				const { singular } = labels[collection];
				const name = "name" in doc ? staffText.named(singular, doc.name) : singular;
				uses.set(path, { name: doc.deletedAt ? trashText.inTrash(name) : name, path });
			}
		}
	}
	const settings = await payload.findGlobal({ slug: "settings", depth: 0, req });
	for (const field of settingsUploadFields)
		if (settings[field] === Number(id))
			uses.set(field, {
				name: staffText.named(staffText.settings, staffText.fields[field]),
				path: "/globals/settings",
			});
	return [...uses.values()];
}

/** A beforeDelete hook: Payload deletes the files before the record, so a later hook would run too late. */
export const refuseWhileInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
	const uses = await findUses(req.payload, id, req);
	if (uses.length === 0) return;
	const names = uses.map(({ name }) => name);
	throw new APIError(staffText.errors.mediaUsed(names), 400, undefined, true);
};

/** A beforeDelete hook: deletes versions of slides that show the upload, because a slide requires a picture. */
export const removeVersionsOfSlides: CollectionBeforeDeleteHook = async ({ id, req }) => {
	await rows(req.payload, sql`DELETE FROM _slides_v WHERE version_picture_id = ${id}`, req);
};
