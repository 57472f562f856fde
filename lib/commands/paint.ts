/**
 * `npm run paint`: prints when each public page is painted on a slow phone. Nothing else should run meanwhile. WEIGH_URL
 * names a site that already runs.
 */
import { playwright, runNode } from "./child";

await runNode([...playwright("e2e/weigh.config.ts"), "--project", "paint"], { NODE_ENV: "test" });
