import { onPostgres } from "./testing/databases";
import { releasesMigrationSuite } from "./testing/releases-migration-suite";

releasesMigrationSuite(onPostgres({ migrated: false }));
