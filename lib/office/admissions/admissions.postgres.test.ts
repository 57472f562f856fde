import { onPostgres } from "@/lib/cms/testing/databases";
import { admissionsSuite } from "./testing/admissions-suite";

admissionsSuite(onPostgres());
