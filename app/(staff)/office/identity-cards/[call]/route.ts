import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/identity-cards/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("identity-cards", calls);
