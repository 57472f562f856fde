import { officeCalls } from "@/lib/http/office-calls";
import { calls } from "@/lib/office/certificate-templates/calls";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = officeCalls("certificate-templates", calls);
