import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/applicant-list/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("applicant-list", calls);
