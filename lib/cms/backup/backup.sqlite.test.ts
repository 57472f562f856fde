import { onSqlite } from "../testing/databases";
import { backupSuite } from "./testing/backup-suite";

backupSuite(onSqlite());
