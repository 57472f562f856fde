import { onSqlite } from "./testing/databases";
import { rolesMigrationSuite } from "./testing/roles-migration-suite";

rolesMigrationSuite(onSqlite({ migrated: false }));
