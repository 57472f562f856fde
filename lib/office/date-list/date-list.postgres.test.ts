import { onPostgres } from "@/lib/cms/testing/databases";
import { dateListSuite } from "./testing/date-list-suite";

dateListSuite(onPostgres());
