import { onPostgres } from "./testing/databases";
import { rolesMigrationSuite } from "./testing/roles-migration-suite";

rolesMigrationSuite(onPostgres({ migrated: false }));
