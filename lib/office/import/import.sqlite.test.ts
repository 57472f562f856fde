import { onSqlite } from "@/lib/cms/testing/databases";
import { importSuite } from "./testing/import-suite";

importSuite(onSqlite());
