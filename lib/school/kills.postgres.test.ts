import { onPostgres } from "@/lib/cms/testing/databases";
import { killSuite } from "./testing/kill-suite";

killSuite(onPostgres());
