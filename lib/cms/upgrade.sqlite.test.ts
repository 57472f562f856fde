import { onSqlite } from "./testing/databases";
import { upgradeSuite } from "./testing/upgrade-suite";

upgradeSuite(onSqlite({ database: "bare" }));
