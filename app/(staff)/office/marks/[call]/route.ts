import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/marks/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("marks", calls);
