/** `npm run weigh`: prints what each public page costs a visitor. WEIGH_URL names a site that already runs. */
import { playwright, runNode } from "./child";

await runNode([...playwright("e2e/weigh.config.ts"), "--project", "weigh"], { NODE_ENV: "test" });
