import { officeCalls } from "@/lib/http/office-calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls;
