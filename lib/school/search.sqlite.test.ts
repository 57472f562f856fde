import { onSqlite } from "@/lib/cms/testing/databases";
import { searchSuite } from "./testing/search-suite";

searchSuite(onSqlite());
