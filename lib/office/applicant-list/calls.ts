import "server-only";
import type { OfficeCalls } from "../calls";
import { listCalls } from "../lists/added";
import { applicants } from "./operation";
import { listFileText } from "./text";

export const calls: OfficeCalls<"applicant-list"> = listCalls(applicants, listFileText);
