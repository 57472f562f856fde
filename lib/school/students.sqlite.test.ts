import { onSqlite } from "@/lib/cms/testing/databases";
import { recordsSuite } from "./testing/records-suite";
import { studentSuite } from "./testing/student-suite";

const open = onSqlite();
studentSuite(open);
recordsSuite(open);
