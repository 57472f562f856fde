import { onPostgres } from "@/lib/cms/testing/databases";
import { printingSuite } from "./testing/printing-suite";

printingSuite(onPostgres());
