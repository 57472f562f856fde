import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/activity/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("activity", calls);
