import "server-only";
import type { OfficeCalls } from "../calls";
import { listCalls } from "../lists/added";
import { oldResultList } from "./operation";
import { oldResultsText } from "./text";

export const calls: OfficeCalls<"old-results"> = listCalls(oldResultList, oldResultsText);
