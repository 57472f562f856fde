/** Writing what a certificate says; taking that back writes the former text once more, so that all versions stay. */
import "server-only";
import type { PayloadRequest } from "payload";
import { takeNumbers } from "@/lib/data/sql";
import { SchoolError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { findNewest, type TemplateKey } from "../certificates/templates";
import { certificateKinds, certificateLanguages } from "../certificates/text-kinds";
import { type CertificateTemplate, certificateTemplate } from "../certificates/text-templates";
import type { Operation, Plan, Writing } from "../operations/operation";
import { certificateTemplatesText as text } from "./text";

/** `template` null: the original text, or a paper of the school's own that is no longer given. */
export type TemplateOrder = { key: TemplateKey; template: CertificateTemplate | null; seen: number };

type TemplatePlan = Plan & TemplateOrder & { before: CertificateTemplate | null };

/** `version` is the row that was added. */
type Changes = { key: TemplateKey; version: number; before: CertificateTemplate | null };

const titleOf = ({ kind, language }: TemplateKey, template: CertificateTemplate | null): string =>
	`${kind === "own" ? (template?.title ?? certificateKinds.own.name) : certificateKinds[kind].name}, ${certificateLanguages[language]}`;

async function addVersion(key: TemplateKey, template: CertificateTemplate | null, writing: Writing): Promise<number> {
	const { req, id, by } = writing;
	const [row] = await query<{ id: number }>(
		sql`INSERT INTO certificate_templates (kind, own, language, content, operation_id, staff_name, made_at)
			VALUES (${key.kind}, ${key.own}, ${key.language}, ${template === null ? null : JSON.stringify(template)},
				${id}, ${by?.name ?? ""}, ${new Date().toISOString()}) RETURNING id`,
		req,
	);
	return row?.id ?? 0;
}

/** Whether the school's own paper exists, perhaps in the other language. */
const isKnown = async (paper: number, req?: PayloadRequest): Promise<boolean> =>
	(await query(sql`SELECT id FROM certificate_templates WHERE own = ${paper} LIMIT 1`, req)).length > 0;

export const certificateTemplates: Operation<TemplateOrder, TemplatePlan, Changes, object, number> = {
	subject: "certificate-templates",
	tags: [],

	/** @throws SchoolError "invalid" if somebody has changed it since, or if nothing would change */
	async plan(order, req) {
		const { key, template, seen } = order;
		const isNew = key.kind === "own" && key.own === 0;
		const newest = isNew ? undefined : await findNewest(key, req);
		if ((newest?.id ?? 0) !== seen) throw new SchoolError("invalid", text.errors.moved);
		if (key.own > 0 && !newest && !(await isKnown(key.own, req))) throw new SchoolError("invalid", text.errors.missing);
		const before = newest?.template ?? null;
		const original = key.kind === "own" ? null : certificateTemplate(key.kind, key.language);
		const same = JSON.stringify(tidy(template ?? original)) === JSON.stringify(tidy(before ?? original));
		if (same) throw new SchoolError("invalid", text.errors.same);
		return { ...order, before };
	},

	async apply({ key: asked, template, before }, writing) {
		const key =
			asked.kind === "own" && asked.own === 0
				? { ...asked, own: await takeNumbers("certificate-templates", 1, writing.req) }
				: asked;
		const version = await addVersion(key, template, writing);
		return {
			title: titleOf(key, template ?? before),
			...{ count: 1, facts: {}, changes: { key, version, before }, answer: key.own },
		};
	},

	async takeBack({ key, version, before }, writing) {
		const newest = await findNewest(key, writing.req);
		if (newest?.id !== version) return [{ title: titleOf(key, newest?.template ?? before), reason: text.errors.later }];
		await addVersion(key, before, writing);
		return [];
	},

	told: { kind: "students", action: "update", detail: ({ title }) => text.activity(title) },
};

/** In the order of its fields, with rows, for the comparison. */
const tidy = (template: CertificateTemplate | null) =>
	template && [template.title, template.lead, template.rows ?? [], template.closing, template.signatures];
