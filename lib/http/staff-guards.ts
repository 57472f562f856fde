/** The `access` of staff's own calls, the route handlers under app/(staff)/office. */
import "server-only";
import { requireStaff, type SignedIn } from "@/lib/office/guard";
import type { Guard } from "./guards";

/** Lets in who is signed in at the back office. */
export const staffOnly: Guard<unknown, SignedIn> = (request) => requireStaff(request.headers);
