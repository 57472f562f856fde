import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/second-factor/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("second-factor", calls);
