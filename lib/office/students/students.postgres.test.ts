import { onPostgres } from "@/lib/cms/testing/databases";
import { studentOfficeSuite } from "./testing/student-suite";

studentOfficeSuite(onPostgres());
