/** Arranging the site's menu: order, groups, names and links of all entries, written at once. */
import "server-only";
import type { PayloadRequest } from "payload";
import { z } from "zod";
import { withoutActivity } from "@/lib/cms/activity/entries";
import { orderAt } from "@/lib/cms/migrations/menu-order";
import { idField, lineField, optionalLine } from "@/lib/contract/input";
import { environment } from "@/lib/machine/environment";
import { SchoolError } from "@/lib/school/errors";
import { query, records, sql } from "@/lib/school/query";
import { fingerprintOf, type Operation, type Plan } from "../operations/operation";
import { isMenuLink } from "../values/links";
import { siteMenuText as text } from "./text";

type StoredEntry = { id: number; name: string; link: string; group: string | null };
type WantedEntry = Omit<StoredEntry, "id"> & { id: number | null };

type MenuPlan = Plan & { stored: StoredEntry[]; wanted: WantedEntry[] };

/** The menu before and after, by which it is known whether it has changed since. */
type Changes = { before: StoredEntry[]; after: StoredEntry[] };

const collection = "menu-entries";

async function readEntries(req?: PayloadRequest): Promise<StoredEntry[]> {
	const payload = await records();
	const { docs } = await payload.find({ collection, sort: "_order", pagination: false, depth: 0, req });
	return docs.map(({ id, name, link, group }) => ({ id, name, link, group: group || null }));
}

/** @returns the menu as it is, with the fingerprint that saving it demands */
export async function readMenu(): Promise<{ entries: StoredEntry[]; fingerprint: string }> {
	const entries = await readEntries();
	return { entries, fingerprint: fingerprintOf(entries) };
}

async function lock(req: PayloadRequest): Promise<void> {
	if (environment.DATABASE_URL) await query(sql`LOCK TABLE menu_entries IN SHARE ROW EXCLUSIVE MODE`, req);
}

const isSame = (a: WantedEntry, b: WantedEntry) => a.name === b.name && a.link === b.link && a.group === b.group;

/**
 * Writes the wanted menu in place of the stored one. Entries that are left out go into the trash; wanted ones with an id
 * that is not stored are taken out of it.
 * @returns how many entries are other than before, or in another place
 */
async function write(stored: readonly StoredEntry[], wanted: readonly WantedEntry[], req: PayloadRequest) {
	const { payload } = req;
	const former = new Map(stored.map((entry, place) => [entry.id, { entry, place }]));
	const kept = new Set(wanted.map(({ id }) => id));
	const gone = stored.filter(({ id }) => !kept.has(id));
	const order = stored.filter(({ id }) => kept.has(id)).map(({ id }) => id);
	const known = wanted.filter(({ id }) => id !== null && former.has(id)).map(({ id }) => id);
	let count = gone.length;
	const deletedAt = new Date().toISOString();
	for (const { id } of gone) await payload.update({ collection, id, data: { deletedAt }, depth: 0, req });
	for (const [place, entry] of wanted.entries()) {
		const { id, name, link, group } = entry;
		const data = { name, link, group, _order: orderAt(place) };
		const before = id === null ? undefined : former.get(id);
		if (before && before.place === place && isSame(before.entry, entry)) {
			await query(sql`UPDATE menu_entries SET _order = ${data._order} WHERE id = ${id}`, req);
			continue;
		}
		const isMoved = known.indexOf(id) !== order.indexOf(id ?? 0);
		if (!before || isMoved || !isSame(before.entry, entry)) count += 1;
		if (id === null) await payload.create({ collection, data, depth: 0, req });
		else await payload.update({ collection, id, data: { ...data, deletedAt: null }, trash: true, depth: 0, req });
	}
	return count;
}

export const siteMenu: Operation<MenuInput, MenuPlan, Changes> = {
	subject: "site-menu",
	tags: ["menu-entries"],
	kept: 20,

	lock: (_, req) => lock(req),

	/** An id that is not in the menu any more makes a new entry: then the fingerprint is another one too. */
	async plan({ entries }, req) {
		const stored = await readEntries(req);
		const ids = new Set(stored.map(({ id }) => id));
		const wanted = entries.map(({ id, name, link, group }) => ({
			...{ name, link, group: group ?? null },
			id: id !== undefined && ids.delete(id) ? id : null,
		}));
		return { stored, wanted, fingerprint: fingerprintOf(stored) };
	},

	moved: () => new SchoolError("invalid", text.movedSince),

	async apply({ stored, wanted }, { req, by }) {
		req.user = by && { ...by, collection: "staff" };
		const count = await withoutActivity(req, () => write(stored, wanted, req));
		if (count === 0) return null;
		return { title: text.title, count, facts: {}, changes: { before: stored, after: await readEntries(req) } };
	},

	async takeBack({ before, after }, { req, by }) {
		await lock(req);
		const now = await readEntries(req);
		if (JSON.stringify(now) !== JSON.stringify(after)) return [{ title: text.title, reason: text.changed }];
		req.user = by && { ...by, collection: "staff" };
		const { docs } = await req.payload.find({ collection, trash: true, pagination: false, depth: 0, req });
		// What has left the trash meanwhile is made anew.
		const wanted = before.map((entry) => ({ ...entry, id: docs.some(({ id }) => id === entry.id) ? entry.id : null }));
		await withoutActivity(req, () => write(now, wanted, req));
		return [];
	},

	told: { kind: collection, action: "update", detail: ({ count }) => text.activity(count) },
};

/** Entries of a menu. */
const most = 200;

/** In the order of the menu; `id` of a stored entry, none for a new one; `group` is the name of its group. */
const entry = z.object({
	id: idField.optional(),
	name: lineField(60),
	link: lineField(500).refine(isMenuLink),
	group: optionalLine(40),
});

/** `fingerprint` is that of the menu which was opened. */
export const menuSchema = z.object({ fingerprint: z.string().max(100), entries: z.array(entry).max(most) });
export type MenuInput = z.output<typeof menuSchema>;
