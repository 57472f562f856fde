import { processWide } from "./process-wide";

/**
 * How often what public pages show has changed in this process: with each committed change, each date that comes, each
 * lost connection to the other processes. A stored page is of one count (lib/http/page-store.ts).
 */
export const pageChanges = processWide("page-changes", () => ({ count: 0 }));
