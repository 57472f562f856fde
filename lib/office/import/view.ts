/** What the view `/admin/import` shows. */
import "server-only";
import { noStudy, type Study } from "@/lib/office/teaching/taken-by";
import { personValue } from "@/lib/office/words/person-values";
import { studentStaffText } from "@/lib/office/words/students";
import { records } from "@/lib/school/query";
import { isProofAlways } from "@/lib/school/settings";
import { findSchoolYear } from "@/lib/school/structure";
import { cellText } from "../lists/cells";
import { labelOf } from "../lists/form";
import type { FileRow } from "../lists/read";
import type { ImportColumn, StudyColumn } from "../lists/text";
import type { OpenOperation } from "../operations/open";
import type { PastOperation } from "../operations/stored";
import { titleOf } from "./match";
import { findImport, type ImportFacts, type ImportPlan, importing, pastImports } from "./operation";
import { type Cause, causesOf, type Entry, type EntryKind, isSamePlace, studyWords } from "./plan";
import { studentForm } from "./row";
import {
	type PersonField,
	type Place,
	readStructure,
	type Stored,
	type StoredEnrolment,
	type StoredStudent,
	type Structure,
} from "./stored";
import { importText as texts } from "./text";

export type ShownEntry = {
	line: number;
	title: string;
	/** Path of the student's record; null for a new or unknown one. */
	href: string | null;
	/** Old and new values, or the reasons. */
	notes: { label: string; text: string }[];
	place: string;
};

export type ShownPlan = {
	fingerprint: string;
	counts: Record<EntryKind, number>;
	ignored: string[];
	notes: string[];
	causes: Cause[];
	/** Whether new students have ids of the file and no proof is asked for: ids in order are easily guessed. */
	proposesProof: boolean;
	kind: EntryKind;
	page: number;
	pages: number;
	entries: ShownEntry[];
};

export type ImportPage = {
	run: OpenOperation | null;
	plan: ShownPlan | null;
	past: PastOperation<ImportFacts>[];
	/** Whether an import was applied a moment ago; it may be too quick to be seen in progress. */
	isJustDone: boolean;
	structure: {
		years: { id: number; year: number }[];
		/** Id of the year that the school is in. */
		present: number | undefined;
		classes: Structure["classes"];
		sections: Structure["sections"];
	};
};

const pageSize = 50;

/** Milliseconds in which an import counts as just applied. */
const moment = 120_000;

const isJustDone = ([last]: ImportPage["past"]) =>
	last?.state === "applied" && Date.now() - Date.parse(last.at) < moment;

/** In the order in which the first list that is not empty is shown. */
export const kinds = ["refused", "changed", "new", "same"] as const satisfies EntryKind[];

/** @param asked `list` and `page` of the query string, as a client sends them */
export async function readImportPage(asked: { list?: unknown; page?: unknown }): Promise<ImportPage> {
	const run = await findImport();
	const structure = await readStructure({ payload: await records() });
	const past = await pastImports();
	const years = [...structure.years].map(([year, id]) => ({ id, year })).sort((a, b) => b.year - a.year);
	return {
		run,
		plan: run?.state === "planned" ? shown(await importing.plan(run.id), asked, await isProofAlways()) : null,
		past,
		isJustDone: !run && isJustDone(past),
		structure: { ...structure, years, present: (await findSchoolYear())?.id },
	};
}

function shown(
	{ entries, fingerprint, ignored, notes, rows, stored }: ImportPlan,
	asked: { list?: unknown; page?: unknown },
	isProofAlways: boolean,
): ShownPlan {
	const of = (kind: EntryKind) => entries.filter((entry) => entry.kind === kind);
	const counts = Object.fromEntries(kinds.map((kind) => [kind, of(kind).length])) as ShownPlan["counts"];
	const kind = kinds.find((name) => name === asked.list) ?? kinds.find((name) => counts[name] > 0) ?? "same";
	const pages = Math.max(1, Math.ceil(counts[kind] / pageSize));
	const page = Math.min(pages, Math.max(1, Math.floor(Number(asked.page)) || 1));
	const show = shower(stored, new Map(rows.map((row) => [row.line, row])));
	const list = of(kind).slice((page - 1) * pageSize, page * pageSize);
	const hasOwnCodes = entries.some((entry) => entry.kind === "new" && entry.code !== undefined);
	const proposesProof = hasOwnCodes && !isProofAlways;
	const causes = causesOf(entries);
	return {
		...{ fingerprint, counts, ignored, notes, causes, proposesProof, kind, page, pages },
		entries: list.map(show),
	};
}

/** @returns a function that describes an entry in words */
function shower(
	{ years, classes, sections, offered }: Stored,
	rows: Map<number, FileRow<ImportColumn>>,
): (entry: Entry) => ShownEntry {
	const yearNames = new Map([...years].map(([year, id]) => [id, String(year)]));
	const classNames = new Map(classes.map(({ id, name }) => [id, name]));
	const sectionNames = new Map(sections.map(({ id, name }) => [id, name]));
	const placeText = (place: Place | null) =>
		place
			? texts.plan.place(
					yearNames.get(place.year) ?? "",
					classNames.get(place.class) ?? "",
					sectionNames.get(place.section) ?? "",
					String(place.roll),
				)
			: texts.plan.noPlace;
	const change = (column: ImportColumn, from: string, to: string) => ({
		label: labelOf(studentForm, column),
		text: texts.plan.change(from || texts.plan.empty, to || texts.plan.empty),
	});
	const valueText = (field: PersonField, value: string | null | undefined) => (value ? personValue(field, value) : "");
	const wordsOf = (study: Study, { year, class: schoolClass }: Place) =>
		studyWords(study, offered.get(year)?.get(schoolClass) ?? []);
	const studyNotes = (from: StoredEnrolment | null, { to, study }: { to: Place; study: Study }) => {
		const [had, has] = [from ? wordsOf(from.study, from.place) : wordsOf(noStudy, to), wordsOf(study, to)];
		const columns = (Object.keys(has) as StudyColumn[]).filter((column) => had[column] !== has[column]);
		return columns.map((column) => change(column, had[column], has[column]));
	};
	const known = (student: StoredStudent) => ({
		...{ title: titleOf(student), href: `/admin/collections/students/${student.id}` },
	});

	return (entry) => {
		const { line } = entry;
		switch (entry.kind) {
			case "refused": {
				const cells = rows.get(line)?.cells ?? {};
				const title = [cells.name, cells.code, cells.fatherName]
					.map(cellText)
					.filter((text) => text.trim() !== "")
					.join(" · ");
				const notes = entry.reasons.map((text) => ({ label: "", text }));
				return { line, title: title.slice(0, 200), href: null, notes, place: "" };
			}
			case "new": {
				const { name, fatherName } = entry.person;
				const code = entry.code === undefined ? texts.plan.nextCode : studentStaffText.titles.code(entry.code);
				const title = [name, code, fatherName].join(" · ");
				return { line, title, href: null, notes: [], place: placeText(entry.place) };
			}
			case "same":
				return { ...known(entry.student), line, notes: [], place: placeText(entry.place) };
			case "changed": {
				const { student, person, place } = entry;
				const fields = (Object.keys(person) as PersonField[]).map((field) =>
					change(field, valueText(field, student.person[field]), valueText(field, person[field])),
				);
				const moves =
					place && !(place.from && isSamePlace(place.from.place, place.to))
						? [change("class", placeText(place.from?.place ?? null), placeText(place.to))]
						: [];
				const studies = place ? studyNotes(place.from, place) : [];
				const notes = [...fields, ...moves, ...studies];
				return { ...known(student), line, notes, place: "" };
			}
		}
	};
}
