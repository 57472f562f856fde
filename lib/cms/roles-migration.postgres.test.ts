import { onPostgres, openEmpty } from "./testing/databases";
import { rolesMigrationSuite } from "./testing/roles-migration-suite";

rolesMigrationSuite(onPostgres(openEmpty));
