/** The school's classes, for lists that name them. */
import "server-only";
import type { PayloadRequest } from "payload";
import { query, sql } from "@/lib/school/query";

/** @param req request whose transaction it joins @returns id and name, lowest class first */
export const readClasses = (req?: PayloadRequest) =>
	query<{ id: number; name: string }>(sql`SELECT id, name FROM classes ORDER BY sequence, id`, req);
