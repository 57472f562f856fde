import { onPostgres } from "@/lib/cms/testing/databases";
import { promotionSuite } from "./testing/promotion-suite";

promotionSuite(onPostgres());
