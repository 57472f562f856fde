import { onPostgres } from "@/lib/cms/testing/databases";
import { releaseSuite } from "./testing/release-suite";

releaseSuite(onPostgres());
