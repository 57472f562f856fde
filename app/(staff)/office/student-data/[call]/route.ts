import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/student-data/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("student-data", calls);
