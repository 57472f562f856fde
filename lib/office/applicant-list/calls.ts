import "server-only";
import { listFileText } from "@/lib/bengali/office/applicant-list";
import type { OfficeCalls } from "../calls";
import { listCalls } from "../lists/calls";
import { applicants } from "./operation";

export const calls: OfficeCalls<"applicant-list"> = listCalls(applicants, listFileText);
