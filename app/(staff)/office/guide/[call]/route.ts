import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/guide/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("guide", calls);
