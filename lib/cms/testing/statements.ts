/** Child process that runs statements on the database of DATA_DIR or DATABASE_URL: `run.js …/statements "DELETE …"`. */
import { openRecords } from "../open-records";
import { rows, sql } from "../sql";

const payload = await openRecords();
for (const statement of process.argv.slice(2)) await rows(payload, sql.raw(statement));
process.exit();
