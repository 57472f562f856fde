import { onSqlite } from "@/lib/cms/testing/databases";
import { operationUpgradeSuite } from "./testing/upgrade-suite";

operationUpgradeSuite(onSqlite({ database: "bare" }));
