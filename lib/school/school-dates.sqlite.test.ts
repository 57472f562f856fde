import { onSqlite } from "@/lib/cms/testing/databases";
import { schoolDatesSuite } from "./testing/school-dates-suite";

schoolDatesSuite(onSqlite());
