import { onPostgres } from "@/lib/cms/testing/databases";
import { operationUpgradeSuite } from "./testing/upgrade-suite";

operationUpgradeSuite(onPostgres({ database: "bare" }));
