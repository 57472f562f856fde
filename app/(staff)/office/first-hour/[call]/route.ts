import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/first-hour/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("first-hour", calls);
