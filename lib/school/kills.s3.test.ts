import { onSqlite } from "@/lib/cms/testing/databases";
import { onS3 } from "@/lib/files/testing/on-s3";
import { killSuite } from "./testing/kill-suite";

onS3();
killSuite(onSqlite());
