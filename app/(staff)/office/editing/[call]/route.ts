import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/editing/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("editing", calls);
