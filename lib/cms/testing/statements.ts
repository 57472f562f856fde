/**
 * Child process that runs statements on the database of DATA_DIR or DATABASE_URL: `run.js …/statements "DELETE …"`.
 * Without migrating, which needs the tables that a test may have taken away.
 */
import { getPayload } from "payload";
import { rows, sql } from "@/lib/data/sql";
import config from "../config";

const payload = await getPayload({ config });
for (const statement of process.argv.slice(2)) await rows(payload, sql.raw(statement));
process.exit();
