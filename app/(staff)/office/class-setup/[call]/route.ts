import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/class-setup/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("class-setup", calls);
