import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/signature/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("signature", calls);
