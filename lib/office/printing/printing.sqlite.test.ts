import { onSqlite } from "@/lib/cms/testing/databases";
import { printingSuite } from "./testing/printing-suite";

printingSuite(onSqlite());
