/**
 * Child process that runs statements on the database of DATA_DIR or DATABASE_URL: `run.js …/statements "DELETE …"`.
 * Does not migrate, because a test may have dropped the tables that migrations need.
 */
import { getPayload } from "payload";
import { rows, sql } from "@/lib/data/sql";
import config from "../config";

const payload = await getPayload({ config });
for (const statement of process.argv.slice(2)) await rows(payload, sql.raw(statement));
process.exit();
