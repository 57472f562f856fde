import "server-only";
import { ValidationError } from "payload";
import { messagesByField } from "@/lib/cms/errors";
import { invalidError } from "@/lib/school/errors";
import { inTransaction, query, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import type { MissingSection } from "./places";

/**
 * Adds a section that a file names.
 * @throws SchoolError "invalid" if there is no such class, or it has the section already
 */
export async function addSection(section: Omit<MissingSection, "className">, by: SignedIn): Promise<void> {
	const [found] = await query(sql`SELECT id FROM classes WHERE id = ${section.class}`);
	if (!found) throw invalidError({});
	try {
		await inTransaction(async (req) => {
			req.user = { ...by, collection: "staff" };
			await req.payload.create({
				collection: "sections",
				data: section as never,
				depth: 0,
				overrideAccess: false,
				req,
			});
		});
	} catch (error) {
		if (error instanceof ValidationError) throw invalidError(messagesByField(error, "sections"));
		throw error;
	}
}
