import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/promotion/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("promotion", calls);
