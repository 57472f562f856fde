import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/import/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("import", calls);
