import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/warnings/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("warnings", calls);
