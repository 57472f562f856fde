import { onPostgres } from "@/lib/cms/testing/databases";
import { applicantListSuite } from "./testing/applicant-list-suite";

applicantListSuite(onPostgres());
