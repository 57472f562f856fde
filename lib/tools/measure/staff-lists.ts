/**
 * `npm run command -- staff-lists`: prints how long lists of the back office take. WEIGH_URL, STAFF_EMAIL and STAFF_PASSWORD: a demo
 * site that is already running, for example with 5,000 students; without them one with 600 is started.
 */
import { playwright, runNode } from "@/lib/commands/run/child";

await runNode([...playwright("e2e/reports.config.ts"), "--project", "staff-lists"], { NODE_ENV: "test" });
