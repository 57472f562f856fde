import { onPostgres } from "@/lib/cms/testing/databases";
import { backupSuite } from "./testing/backup-suite";

backupSuite(onPostgres());
