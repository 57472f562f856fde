import "server-only";
import type { OfficeCalls } from "../calls";
import { listCalls } from "../lists/added";
import { dates } from "./operation";
import { dateListText } from "./text";

export const calls: OfficeCalls<"date-list"> = listCalls(dates, dateListText);
