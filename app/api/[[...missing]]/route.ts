import { missingCall } from "@/lib/security/call";

/** Any other call: 404 in the contract's own shape. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = missingCall;
