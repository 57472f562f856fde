import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/data-requests/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("data-requests", calls);
