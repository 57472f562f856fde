import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/date-list/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("date-list", calls);
