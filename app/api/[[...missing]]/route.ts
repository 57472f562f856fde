import { missingCall } from "@/lib/http/call";

/** Any other path: 404 in the shape of the contract. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = missingCall;
