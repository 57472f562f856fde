import { onPostgres } from "@/lib/cms/testing/databases";
import { datesSuite } from "./testing/dates-suite";

datesSuite(onPostgres());
