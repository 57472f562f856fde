import { onPostgres } from "@/lib/cms/testing/databases";
import { readySuite } from "./testing/ready-suite";

readySuite(onPostgres(), { alone: false });
