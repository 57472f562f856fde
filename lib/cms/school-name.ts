import type { PayloadRequest } from "payload";
import { rows, sql } from "@/lib/data/sql";

/** @returns the school's name, which passwords must not consist of; empty where it has none yet */
export async function schoolName(req: PayloadRequest): Promise<string[]> {
	const found = await rows<{ name: string | null }>(req.payload, sql`SELECT school_name AS name FROM settings`, req);
	return found.flatMap(({ name }) => name ?? []);
}
