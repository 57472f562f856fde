import { onPostgres } from "@/lib/cms/testing/databases";
import { upgradeSuite } from "./testing/upgrade-suite";

upgradeSuite(onPostgres({ database: "bare" }));
