import "server-only";
import { oldResultsText } from "@/lib/bengali/office/old-results";
import type { OfficeCalls } from "../calls";
import { listCalls } from "../lists/calls";
import { oldResultList } from "./operation";

export const calls: OfficeCalls<"old-results"> = listCalls(oldResultList, oldResultsText);
