import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/find/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("find", calls);
