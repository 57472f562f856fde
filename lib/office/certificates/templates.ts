/** What certificates say: the text that a head has written, or else the original one. */
import "server-only";
import type { PayloadRequest } from "payload";
import { SchoolError } from "@/lib/school/errors";
import { query, type SQL, sql } from "@/lib/school/query";
import { certificateTemplatesText as text } from "../certificate-templates/text";
import type { CertificateKind, CertificateLanguage } from "./text-kinds";
import { type CertificateTemplate, certificateTemplate } from "./text-templates";

/** Which text. `own` is the number of a paper of the school's own, of the kind `own`; 0 otherwise. */
export type TemplateKey = { kind: CertificateKind; own: number; language: CertificateLanguage };

/** A text of a key. `version` is 0 for the original one that nobody has changed. */
export type CurrentTemplate = { template: CertificateTemplate; version: number };

export type TemplateVersion = TemplateKey & {
	id: number;
	/** Null: the original text, or a paper of the school's own that is no longer given. */
	template: CertificateTemplate | null;
	by: string;
	/** ISO 8601. */
	at: string;
};

type Row = Omit<TemplateVersion, "template"> & { content: string | null };

const select = (where: SQL, order: SQL, req?: PayloadRequest): Promise<TemplateVersion[]> =>
	query<Row>(
		sql`SELECT t.id, t.kind, t.own, t.language, t.content, t.staff_name AS "by", t.made_at AS "at"
			FROM certificate_templates t WHERE ${where} ORDER BY ${order}`,
		req,
	).then((rows) =>
		rows.map(({ content, own, ...row }) => ({
			...{ ...row, own: Number(own) },
			template: content === null ? null : (JSON.parse(content) as CertificateTemplate),
		})),
	);

const ofKey = ({ kind, own, language }: TemplateKey): SQL =>
	sql`t.kind = ${kind} AND t.own = ${own} AND t.language = ${language}`;

/** @returns all texts of a key that were ever written, the newest first */
export const listVersions = (key: TemplateKey): Promise<TemplateVersion[]> => select(ofKey(key), sql`t.id DESC`);

/** @returns the newest text of each key that was ever changed */
export const listNewest = (): Promise<TemplateVersion[]> =>
	select(
		sql`t.id IN (SELECT max(n.id) FROM certificate_templates n GROUP BY n.kind, n.own, n.language)`,
		sql`t.own, t.id`,
	);

/** @returns the newest row of a key; undefined if nothing was ever written */
export async function findNewest(key: TemplateKey, req?: PayloadRequest): Promise<TemplateVersion | undefined> {
	const [newest] = await select(ofKey(key), sql`t.id DESC LIMIT 1`, req);
	return newest;
}

/**
 * @param req request whose transaction it joins
 * @throws SchoolError "invalid" for a paper of the school's own that does not exist in this language
 */
export async function readTemplate(key: TemplateKey, req?: PayloadRequest): Promise<CurrentTemplate> {
	const newest = await findNewest(key, req);
	if (newest?.template) return { template: newest.template, version: newest.id };
	if (key.own > 0) throw new SchoolError("invalid", text.errors.missing);
	return { template: certificateTemplate(key.kind, key.language), version: newest?.id ?? 0 };
}

/** A paper of the school's own, in the languages in which it is written. */
export type OwnPaper = { own: number; title: string; languages: CertificateLanguage[] };

/** @returns the papers of the school's own that can be given, in the order in which they were made */
export async function listOwn(): Promise<OwnPaper[]> {
	const papers = new Map<number, OwnPaper>();
	for (const { own, language, template } of await listNewest()) {
		if (own === 0 || !template) continue;
		const paper = papers.get(own) ?? { own, title: template.title, languages: [] };
		papers.set(own, {
			own,
			title: language === "bn" ? template.title : paper.title,
			languages: [...paper.languages, language],
		});
	}
	return [...papers.values()];
}
