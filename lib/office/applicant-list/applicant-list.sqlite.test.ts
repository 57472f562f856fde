import { onSqlite } from "@/lib/cms/testing/databases";
import { applicantListSuite } from "./testing/applicant-list-suite";

applicantListSuite(onSqlite());
