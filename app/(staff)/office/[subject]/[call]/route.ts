import { officeCalls } from "@/lib/http/staff/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls;
