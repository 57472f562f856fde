import { onSqlite } from "@/lib/cms/testing/databases";
import { sheetSuite } from "./testing/sheet-suite";

sheetSuite(onSqlite());
