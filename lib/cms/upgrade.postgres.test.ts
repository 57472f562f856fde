import { onPostgres } from "./testing/databases";
import { upgradeSuite } from "./testing/upgrade-suite";

upgradeSuite(onPostgres({ database: "bare" }));
