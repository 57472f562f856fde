import type { Payload } from "payload";
import { onPostgres } from "@/lib/cms/testing/databases";
import { rows, type SQL, sql } from "@/lib/data/sql";
import { itemListsSuite } from "./testing/item-lists-suite";

async function explain(payload: Payload, statement: SQL): Promise<string> {
	const plan = await rows<{ "QUERY PLAN": string }>(payload, sql`EXPLAIN ${statement}`);
	return plan.map((line) => line["QUERY PLAN"]).join("\n");
}

itemListsSuite(onPostgres(), {
	explain,
	// An incremental sort orders the records of one moment only.
	isSorted: /Seq Scan|(?<!Incremental )Sort {2}/,
	analyse: sql`ANALYZE`,
});
