import { onSqlite, openEmpty } from "./testing/databases";
import { rolesMigrationSuite } from "./testing/roles-migration-suite";

rolesMigrationSuite(onSqlite(openEmpty));
