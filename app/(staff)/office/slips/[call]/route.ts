import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/slips/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("slips", calls);
