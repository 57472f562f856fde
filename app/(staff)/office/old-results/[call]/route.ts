import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/old-results/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("old-results", calls);
