import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/updates/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("updates", calls);
