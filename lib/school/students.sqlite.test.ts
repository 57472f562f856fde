import { onSqlite } from "@/lib/cms/testing/databases";
import { studentSuite } from "./testing/student-suite";

studentSuite(onSqlite());
