import { onPostgres } from "@/lib/cms/testing/databases";
import { erasingSuite } from "./testing/erasing-suite";

erasingSuite(onPostgres());
