import { onSqlite } from "@/lib/cms/testing/databases";
import { bannerSuite } from "./testing/banner-suite";

bannerSuite(onSqlite());
