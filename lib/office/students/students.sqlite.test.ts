import { onSqlite } from "@/lib/cms/testing/databases";
import { studentOfficeSuite } from "./testing/student-suite";

studentOfficeSuite(onSqlite());
