import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/certificates/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("certificates", calls);
