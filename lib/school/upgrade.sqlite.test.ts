import { onSqlite } from "@/lib/cms/testing/databases";
import { upgradeSuite } from "./testing/upgrade-suite";

upgradeSuite(onSqlite({ database: "bare" }));
