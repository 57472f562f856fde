import { onPostgres } from "../testing/databases";
import { backupSuite } from "./testing/backup-suite";

backupSuite(onPostgres());
