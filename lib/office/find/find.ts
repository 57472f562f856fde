/** What an account may open and whose name holds a text. */
import "server-only";
import type { Where } from "payload";
import { normalise } from "@/lib/bengali/normalise";
import { mayUse } from "@/lib/cms/access";
import type { Staff } from "@/lib/cms/payload-types";
import { records } from "@/lib/school/records";
import { startLinksFor } from "../menu";
import type { Found } from "./schema";

const most = 6;

const kinds = { students: "student", notices: "notice" } as const;

/** Searches as the list of the collection does, with the rights of the account. */
async function findIn(collection: keyof typeof kinds, text: string, user: Staff): Promise<Found[]> {
	if (!mayUse(user, "read", collection)) return [];
	const payload = await records();
	const { listSearchableFields, useAsTitle = "name" } = payload.collections[collection].config.admin;
	const where: Where = { or: (listSearchableFields ?? [useAsTitle]).map((field) => ({ [field]: { like: text } })) };
	const { docs } = await payload.find({
		...{ collection, where, user, overrideAccess: false },
		...{ depth: 0, limit: most, pagination: false },
	});
	return docs.map((doc) => ({
		kind: kinds[collection],
		label: String(("title" in doc ? doc.title : doc.name) ?? doc.name),
		href: `/admin/collections/${collection}/${doc.id}`,
	}));
}

/**
 * @param text at least two letters
 * @returns actions of the start page, students and notices, a few of each
 */
export async function find(text: string, who: Staff): Promise<Found[]> {
	const [students, notices] = await Promise.all([findIn("students", text, who), findIn("notices", text, who)]);
	const actions = startLinksFor(who).filter(({ label }) => normalise(label).includes(normalise(text)));
	return [...actions.map(({ href, label }) => ({ kind: "action" as const, label, href })), ...students, ...notices];
}
