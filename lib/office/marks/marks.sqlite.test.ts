import { onSqlite } from "@/lib/cms/testing/databases";
import { marksSuite } from "./testing/marks-suite";

marksSuite(onSqlite());
