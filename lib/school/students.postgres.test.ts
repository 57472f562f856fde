import { onPostgres } from "@/lib/cms/testing/databases";
import { recordsSuite } from "./testing/records-suite";
import { studentSuite } from "./testing/student-suite";

const open = onPostgres();
studentSuite(open);
recordsSuite(open);
