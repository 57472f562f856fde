import { onSqlite } from "./testing/databases";
import { releasesMigrationSuite } from "./testing/releases-migration-suite";

releasesMigrationSuite(onSqlite({ migrated: false }));
