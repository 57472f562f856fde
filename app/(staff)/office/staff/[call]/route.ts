import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/staff/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("staff", calls);
