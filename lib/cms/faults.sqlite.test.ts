import { onSqlite } from "./testing/databases";
import { faultsSuite } from "./testing/faults-suite";

faultsSuite(onSqlite());
