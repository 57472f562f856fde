import "server-only";
import { dateListText } from "@/lib/bengali/office/date-list";
import type { OfficeCalls } from "../calls";
import { listCalls } from "../lists/calls";
import { dates } from "./operation";

export const calls: OfficeCalls<"date-list"> = listCalls(dates, dateListText);
