import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/banner/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("banner", calls);
