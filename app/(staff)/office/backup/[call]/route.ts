import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/backup/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("backup", calls);
