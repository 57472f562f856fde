/** The list of what staff have done, as they see it. */
import "server-only";
import type { CollectionSlug, Payload } from "payload";
import type { Activity } from "@/lib/cms/payload-types";
import { records } from "@/lib/school/records";
import type { SignedIn } from "../guard";
import { findUndo } from "./undo";

/**
 * @property kind label of the record's kind
 * @property path of the record's form, unless it is gone or closed to the account
 */
export type Act = Pick<Activity, "id" | "at" | "action" | "title" | "detail"> & {
	by: string;
	kind: string;
	path: string | null;
	canUndo: boolean;
};

/** Longest list. */
export const mostActs = 300;

const hour = 60 * 60 * 1000;
const offset = 6 * hour;

/**
 * @param day in Dhaka, as ISO 8601 writes it
 * @returns the acts of that day, newest first: all of them for a head, the own ones for others
 */
export async function listActs(account: SignedIn, day: string): Promise<Act[]> {
	const payload = await records();
	const from = Date.parse(`${day}T00:00:00Z`) - offset;
	const { docs } = await payload.find({
		collection: "activity",
		where: {
			and: [
				{ at: { greater_than_equal: new Date(from).toISOString() } },
				{ at: { less_than: new Date(from + 24 * hour).toISOString() } },
			],
		},
		sort: "-id",
		depth: 0,
		limit: mostActs,
		pagination: false,
		overrideAccess: false,
		user: { ...account, collection: "staff" },
	});
	const paths = await findPaths(payload, account, docs);
	const seen = new Set<string>();
	return Promise.all(
		docs.map(async (act) => ({
			id: act.id,
			at: act.at,
			action: act.action,
			title: act.title,
			detail: act.detail,
			by: act.byName,
			kind: labelOf(payload, act.kind),
			path: paths.get(`${act.kind}/${act.record ?? ""}`) ?? null,
			canUndo: isFirst(seen, act) && (await findUndo(payload, account, act)) !== null,
		})),
	);
}

/** Only the newest act of a record can have an undo. @returns whether the record was not seen before */
function isFirst(seen: Set<string>, { kind, record }: Activity): boolean {
	const key = `${kind}/${record ?? ""}`;
	const isNew = !seen.has(key);
	seen.add(key);
	return isNew;
}

/** @returns the label of a collection or global */
function labelOf(payload: Payload, slug: string): string {
	const global = payload.config.globals.find((candidate) => candidate.slug === slug);
	const label = global?.label ?? payload.collections[slug as CollectionSlug]?.config.labels.singular;
	return typeof label === "string" ? label : "";
}

/** @returns the paths of the records that exist and that the account may read, by `kind/id` */
async function findPaths(payload: Payload, account: SignedIn, acts: Activity[]): Promise<Map<string, string>> {
	const paths = new Map<string, string>();
	const user = { ...account, collection: "staff" as const };
	for (const kind of new Set(acts.map((act) => act.kind))) {
		if (payload.config.globals.some(({ slug }) => slug === kind)) {
			const global = { slug: kind as "settings", depth: 0, overrideAccess: false, user };
			const isOpen = await payload.findGlobal(global).then(
				() => true,
				() => false,
			);
			// The banner has a form of its own.
			if (isOpen) paths.set(`${kind}/`, kind === "banner" ? "/banner" : `/globals/${kind}`);
			continue;
		}
		const own = acts.filter((act) => act.kind === kind);
		const ids = [...new Set(own.flatMap(({ record }) => record ?? []))];
		if (!(kind in payload.collections)) continue;
		const found = await payload
			.find({
				collection: kind as "notices",
				where: { id: { in: ids } },
				depth: 0,
				pagination: false,
				select: {},
				overrideAccess: false,
				user,
			})
			.catch(() => ({ docs: [] }));
		for (const { id } of found.docs) paths.set(`${kind}/${id}`, `/collections/${kind}/${id}`);
	}
	return paths;
}
