import { onSqlite } from "@/lib/cms/testing/databases";
import { readySuite } from "./testing/ready-suite";

readySuite(onSqlite(), { alone: true });
