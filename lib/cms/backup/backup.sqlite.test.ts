import { backupSuite } from "../testing/backup-suite";
import { onSqlite } from "../testing/databases";

backupSuite(onSqlite());
