import { backupSuite } from "../testing/backup-suite";
import { onPostgres } from "../testing/databases";

backupSuite(onPostgres());
