import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/students/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("students", calls);
