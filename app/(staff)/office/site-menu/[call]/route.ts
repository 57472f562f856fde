import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/site-menu/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("site-menu", calls);
