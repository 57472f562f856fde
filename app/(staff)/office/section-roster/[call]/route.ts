import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/section-roster/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("section-roster", calls);
