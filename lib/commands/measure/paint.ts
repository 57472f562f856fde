/**
 * `npm run paint`: prints the Largest Contentful Paint of each public page on an emulated slow phone. Run it on an idle
 * machine. WEIGH_URL: address of a site that is already running; without it the demo site is started.
 */
import { playwright, runNode } from "../run/child";

await runNode([...playwright("e2e/reports.config.ts"), "--project", "paint"], { NODE_ENV: "test" });
