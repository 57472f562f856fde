import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/admissions/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("admissions", calls);
