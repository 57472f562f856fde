import { databaseErrorsSuite } from "./testing/database-errors-suite";
import { onSqlite } from "./testing/databases";

databaseErrorsSuite(onSqlite());
