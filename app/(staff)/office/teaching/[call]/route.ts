import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/teaching/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("teaching", calls);
