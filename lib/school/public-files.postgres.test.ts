import { onPostgres } from "@/lib/cms/testing/databases";
import { publicFilesSuite } from "./testing/public-files-suite";

publicFilesSuite(onPostgres());
