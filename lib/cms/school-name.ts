import type { PayloadRequest } from "payload";
import { rows, sql } from "@/lib/data/sql";

/** @returns the school's names, which passwords must not consist of; empty where it has none yet */
export async function schoolName(req: PayloadRequest): Promise<string[]> {
	const found = await rows<{ name: string | null; english: string | null }>(
		req.payload,
		sql`SELECT school_name AS name, school_name_english AS english FROM settings`,
		req,
	);
	return found.flatMap(({ name, english }) => [name ?? [], english ?? []].flat());
}
