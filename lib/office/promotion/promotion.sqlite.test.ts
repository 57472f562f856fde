import { onSqlite } from "@/lib/cms/testing/databases";
import { promotionSuite } from "./testing/promotion-suite";

promotionSuite(onSqlite());
