import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/erasing/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("erasing", calls);
