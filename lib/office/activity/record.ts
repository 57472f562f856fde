import "server-only";
import { addEntry } from "@/lib/cms/activity/entries";
import { inTransaction } from "@/lib/school/query";
import type { SignedIn } from "../guard";

/** Writes down what an account did without changing a record, such as fetching a file. */
export const recordDone = (by: SignedIn, act: Parameters<typeof addEntry>[2]): Promise<void> =>
	inTransaction((req) => addEntry(req, by, act));
