import { onSqlite } from "./testing/databases";
import { rolesMigrationSuite } from "./testing/roles-migration-suite";

onSqlite();
rolesMigrationSuite();
