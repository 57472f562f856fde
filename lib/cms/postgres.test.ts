import { dataSuite } from "./testing/data-suite";
import { onPostgres } from "./testing/databases";

dataSuite(onPostgres());
