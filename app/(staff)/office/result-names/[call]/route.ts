import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/result-names/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("result-names", calls);
