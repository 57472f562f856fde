/** Tests of sealed backups, on one database: a backup is sealed as a whole, whatever is in it. */
import { testDatabase } from "@/lib/cms/testing/databases";
import { backingUp } from "./testing/backing-up";
import { sealedTests } from "./testing/sealed-tests";

describe("sealed backup", () => sealedTests(backingUp(testDatabase())));
