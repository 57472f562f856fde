import { onSqlite } from "@/lib/cms/testing/databases";
import { onS3 } from "@/lib/files/testing/on-s3";
import { erasingSuite } from "./testing/erasing-suite";

onS3();
erasingSuite(onSqlite());
