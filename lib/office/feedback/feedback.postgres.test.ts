import { onPostgres } from "@/lib/cms/testing/databases";
import { feedbackSuite } from "./testing/feedback-suite";

feedbackSuite(onPostgres());
