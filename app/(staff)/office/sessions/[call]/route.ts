import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/sessions/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("sessions", calls);
