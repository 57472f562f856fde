import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/publishing/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("publishing", calls);
