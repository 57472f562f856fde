import { missingCall } from "@/lib/http/call";

/** Any other call: 404 in the contract's own shape. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = missingCall;
