import { databaseErrorsSuite } from "./testing/database-errors-suite";
import { onPostgres } from "./testing/databases";

databaseErrorsSuite(onPostgres());
