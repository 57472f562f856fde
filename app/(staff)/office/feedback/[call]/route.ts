import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/feedback/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("feedback", calls);
