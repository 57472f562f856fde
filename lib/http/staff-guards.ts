/** Guards of the staff API, the route handlers under app/(staff)/office. */
import "server-only";
import { requireStaff, type SignedIn } from "@/lib/office/guard";
import type { Guard } from "./guards";

/** Admits signed-in staff. */
export const staffOnly: Guard<unknown, SignedIn> = (request) => requireStaff(request.headers);
