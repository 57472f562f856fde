/** Where a picture or file is used: what pages show, or will show once a draft is published, is not deleted. */
import { APIError, type CollectionBeforeDeleteHook, type Payload, type PayloadRequest, type Where } from "payload";
import { staffText } from "@/lib/bengali/staff";

/** A record or page of settings: its name for staff, and its path behind the back office's own. */
export type Use = { name: string; path: string };

/** Every field of a collection that holds an upload; a test compares them with the config. */
export const holders = [
	{ collection: "notices", field: "attachment", drafts: true },
	{ collection: "routines", field: "attachment", drafts: true },
	{ collection: "curriculums", field: "attachment", drafts: true },
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

/** The same of the settings. */
export const settingsHolders = ["logo", "footerPicture"] as const;

/** More than a sentence needs; a picture in hundreds of records is no less in use. */
const most = 50;

/** @returns every record that shows the upload, or whose newest draft does */
export async function findUses(payload: Payload, id: number | string, req?: PayloadRequest): Promise<Use[]> {
	const uses = new Map<string, Use>();
	for (const { collection, field, drafts } of holders) {
		const where: Where = { [field]: { equals: id } };
		for (const draft of drafts ? [false, true] : [false]) {
			const found = await payload.find({ collection, where, draft, depth: 0, limit: most, req });
			for (const doc of found.docs) {
				const path = `/collections/${collection}/${doc.id}`;
				const { singular } = labels[collection];
				uses.set(path, { name: "name" in doc ? staffText.named(singular, doc.name) : singular, path });
			}
		}
	}
	const settings = await payload.findGlobal({ slug: "settings", depth: 0, req });
	for (const field of settingsHolders)
		if (settings[field] === Number(id))
			uses.set(field, {
				name: staffText.named(staffText.settings, staffText.fields[field]),
				path: "/globals/settings",
			});
	return [...uses.values()];
}

/** Payload removes the files before the record: asked here, nothing has gone yet. */
export const refuseWhileShown: CollectionBeforeDeleteHook = async ({ id, req }) => {
	const uses = await findUses(req.payload, id, req);
	if (uses.length === 0) return;
	const names = uses.map(({ name }) => name);
	throw new APIError(staffText.errors.mediaUsed(names), 400, undefined, true);
};
