import { onSqlite } from "@/lib/cms/testing/databases";
import { feedbackSuite } from "./testing/feedback-suite";

feedbackSuite(onSqlite());
