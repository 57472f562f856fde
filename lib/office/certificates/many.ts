/** The students of a section for whom the same paper may be made at once. */
import "server-only";
import { orRefusal } from "../parts/or-gone";
import { inPlace, readRoster } from "../students/roster";
import { type Facts, factsOfTemplate } from "./certificate-text";
import { type CertificateFacts, readCertificateFacts } from "./facts";
import { mostAtOnce } from "./schema";
import { type CurrentTemplate, readTemplate, type TemplateKey } from "./templates";
import { certificatesText as text } from "./text";
import type { CertificateFact } from "./text-fields";

export type OneOfMany = {
	id: number;
	name: string;
	/** Roll, and whether the student has left. */
	about: string;
} & (
	| { refused: string }
	| {
			refused: null;
			/** Id of the result on a certificate of one. */
			result: number | undefined;
			read: Pick<CertificateFacts, "facts" | "fixed" | "keepable" | "speaking" | "table">;
	  }
);

/** Facts that are the same on all papers: they are asked for once. */
const commonFacts: ReadonlySet<CertificateFact> = new Set([
	...(["purpose", "conduct", "board", "boardExam", "passingYear", "boardSession"] as const),
	...(["paidUntil", "books", "leftOn", "reason", "bookNumber"] as const),
]);

export type ManyPapers = CurrentTemplate & {
	people: OneOfMany[];
	/** Whether there are more than can be made at once. */
	more: boolean;
	/** Asked once for all, with what they begin with. */
	common: { fact: CertificateFact; optional: boolean }[];
	beginning: Facts;
	/** Subjects that stand in Bengali on a paper in English. */
	unnamed: string[];
	/** Names of the released exams of which somebody has a result. */
	exams: string[];
};

export type ManyKey = TemplateKey & {
	/** Ids of the records. */
	year: number;
	section: number;
	/** Name of the exam of a certificate of a result; without one it is everybody's newest. */
	exam?: string | undefined;
};

/**
 * @returns the students of the section in that year, also those who have left, by their rolls
 * @throws SchoolError "invalid" for a paper of the school's own that does not exist
 */
export async function readMany({ year, section, exam, ...key }: ManyKey): Promise<ManyPapers> {
	const current = await readTemplate(key);
	const roster = await readRoster(year, inPlace({ of: "section", id: section }));
	const asked = factsOfTemplate(current.template);
	const people: OneOfMany[] = [];
	const unnamed = new Set<string>();
	const exams = new Set<string>();
	let beginning: Facts = {};
	const isResult = key.kind === "result";
	for (const { id, name, roll } of roster.slice(0, mostAtOnce)) {
		const read = await orRefusal(readCertificateFacts({ student: id, ...key, ...(isResult && { exam }) }));
		if (typeof read === "string") {
			people.push({ id, name, about: text.many.roll(roll), refused: read });
			continue;
		}
		for (const { title } of read.results) exams.add(title);
		const result = isResult ? read.result : undefined;
		const hasLeft = read.place?.leftOn != null;
		const about = [text.many.roll(roll), hasLeft && text.many.left, result && text.many.result(result.title)];
		const one = { id, name, about: about.filter(Boolean).join(" · ") };
		if (key.kind === "transfer" && hasLeft) people.push({ ...one, refused: text.errors.closed });
		else if (isResult && !result) people.push({ ...one, refused: text.noResult });
		else {
			for (const subject of read.unnamed) unnamed.add(subject);
			beginning = { ...read.facts, ...beginning };
			const { facts, fixed, keepable, speaking, table } = read;
			people.push({ ...one, refused: null, result: result?.id, read: { facts, fixed, keepable, speaking, table } });
		}
	}
	const common = asked.filter(({ fact }) => commonFacts.has(fact));
	return {
		...{ ...current, people, common, more: roster.length > mostAtOnce, unnamed: [...unnamed], exams: [...exams] },
		beginning: Object.fromEntries(common.map(({ fact }) => [fact, beginning[fact] ?? ""])),
	};
}
