import { onPostgres } from "./testing/databases";
import { faultsSuite } from "./testing/faults-suite";

faultsSuite(onPostgres());
