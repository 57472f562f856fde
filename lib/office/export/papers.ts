/** Certificates and identity cards, as they were made. */
import "server-only";
import type { Payload } from "payload";
import { formatDate } from "@/lib/bengali/dates";
import { rows, sql } from "@/lib/data/sql";
import type { FrozenPaper } from "../certificates/schema";
import { certificatesText } from "../certificates/text";
import { type CertificateKind, certificateKinds } from "../certificates/text-kinds";
import { cardsText } from "../identity-cards/text";
import type { SheetToWrite } from "../lists/spreadsheet";
import { archiveText as text } from "./text";

type State = "valid" | "cancelled";
type Paper = { number: number; year: number; date: string; state: State; by: string; reason: string | null };

/** @returns all that the paper says, as one text */
export function wordsOfPaper({ text: said, table }: FrozenPaper): string {
	const facts = said.rows.map(([label, value]) => `${label}: ${value}`);
	const lines = table?.rows.map((row) => row.join(" ")) ?? [];
	return [said.title, ...said.lead, ...facts, ...lines, ...said.closing].join("\n");
}

export async function readCertificates(payload: Payload): Promise<SheetToWrite> {
	type Row = Paper & { kind: CertificateKind; memo: string; paper: string | null };
	const found = await rows<Row>(
		payload,
		sql`SELECT kind, number, year, memo, date, state, paper, staff_name AS "by", cancel_reason AS reason FROM certificates ORDER BY id`,
	);
	const { states } = certificatesText.register;
	const lines = found.map(({ kind, number, year, memo, date, state, paper, by, reason }) => {
		const frozen = paper === null ? null : (JSON.parse(paper) as FrozenPaper);
		return [
			...[certificateKinds[kind].name, String(number), String(year), memo, formatDate(date)],
			...[frozen?.person.name ?? text.erased, [states[state], reason].filter(Boolean).join(": "), by],
			frozen ? wordsOfPaper(frozen) : "",
		];
	});
	return { name: text.certificates.sheet, rows: [[...text.certificates.heads], ...lines] };
}

export async function readCards(payload: Payload): Promise<SheetToWrite> {
	type Row = Paper & { until: string; card: string | null };
	const found = await rows<Row>(
		payload,
		sql`SELECT number, year, date, valid_until AS until, state, card, staff_name AS "by", cancel_reason AS reason
			FROM identity_cards ORDER BY id`,
	);
	const lines = found.map(({ number, year, date, until, state, card, by, reason }) => [
		...[String(number), String(year), formatDate(date), formatDate(until), cardsText.state(state, reason ?? ""), by],
		card === null
			? text.erased
			: Object.values(JSON.parse(card) as Record<string, string>)
					.filter(Boolean)
					.join(", "),
	]);
	return { name: text.cards.sheet, rows: [[...text.cards.heads], ...lines] };
}
