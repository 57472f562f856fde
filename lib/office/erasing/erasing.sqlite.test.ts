import { onSqlite } from "@/lib/cms/testing/databases";
import { erasingSuite } from "./testing/erasing-suite";

erasingSuite(onSqlite());
