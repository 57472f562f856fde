/**
 * `npm run command -- lighthouse`: prints Lighthouse's scores of each public page, the median of five. Run it on an idle machine.
 * WEIGH_URL: address of a site that is already running; without it the demo site is started. LIGHTHOUSE_PATHS: only these
 * paths, separated by spaces.
 */
import { playwright, runNode } from "@/lib/commands/run/child";

await runNode([...playwright("e2e/reports.config.ts"), "--project", "lighthouse"], { NODE_ENV: "test" });
