/**
 * `npm run weigh`: prints the bytes that each public page transfers. WEIGH_URL: address of a site that is already
 * running; without it the demo site is started.
 */
import { playwright, runNode } from "@/lib/commands/run/child";

await runNode([...playwright("e2e/reports.config.ts"), "--project", "weigh"], { NODE_ENV: "test" });
