import { databaseErrorsSuite } from "@/lib/cms/testing/database-errors-suite";
import { onSqlite } from "@/lib/cms/testing/databases";

databaseErrorsSuite(onSqlite());
