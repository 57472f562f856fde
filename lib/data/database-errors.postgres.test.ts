import { databaseErrorsSuite } from "@/lib/cms/testing/database-errors-suite";
import { onPostgres } from "@/lib/cms/testing/databases";

databaseErrorsSuite(onPostgres());
