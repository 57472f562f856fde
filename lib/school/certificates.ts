/** The check of a certificate by its QR code or its short code: whether it holds, and nothing of what it says. */
import "server-only";
import { restrictedAt } from "@/lib/cms/students/restriction";
import type { CertificateKind } from "@/lib/office/certificates/text-kinds";
import { query, sql } from "./query";

/** What stays in the register for ever, and what the signature of the QR code is about. */
export type NumberedCertificate = { id: number; kind: CertificateKind; number: number; year: number; date: string };

export type CheckedCertificate = Omit<NumberedCertificate, "id"> & {
	state: "valid" | "cancelled";
	/** Initials and class; null of a person who was erased or is restricted. */
	initials: string | null;
	class: string | null;
};

type Row = NumberedCertificate & {
	state: CheckedCertificate["state"];
	paper: string | null;
	restricted: string | Date | null;
};

/** @param by the id, or the short code (lib/contract/certificate-codes) @returns null without such a certificate */
export async function findCertificate(
	by: { id: number } | { code: string },
): Promise<(CheckedCertificate & { id: number }) | null> {
	const [row] = await query<Row>(sql`
		SELECT c.id, c.kind, c.number, c.year, c.date, c.state, c.paper, ${restrictedAt} AS restricted
		FROM certificates c WHERE ${"id" in by ? sql`c.id = ${by.id}` : sql`c.code = ${by.code}`}`);
	if (!row) return null;
	const { paper, restricted, number, year, ...rest } = row;
	const person = paper === null || restricted ? null : JSON.parse(paper).person;
	return {
		...{ ...rest, number: Number(number), year: Number(year) },
		...{ initials: person?.initials ?? null, class: person?.class || null },
	};
}
