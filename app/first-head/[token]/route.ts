import { call } from "@/lib/http/call";
import { sent, shown } from "@/lib/http/staff/first-head";

/** The page on which the first account of a head is made, at an address that the operator's terminal names. */
export const { GET, PUT, PATCH, DELETE, OPTIONS } = call(shown);

export const { POST } = call(sent);
