import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/release/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("release", calls);
