/**
 * `npm run command -- pictures`: takes the pictures of docs/staff.md anew. WEIGH_URL, STAFF_EMAIL and STAFF_PASSWORD: a demo site that
 * is already running; without them one is started.
 */
import { playwright, runNode } from "../run/child";

await runNode([...playwright("e2e/reports.config.ts"), "--project", "pictures"], { NODE_ENV: "test" });
