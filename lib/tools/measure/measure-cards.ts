/** `npm run command -- measure-cards`: prints how long the identity cards of a section and of 600 students take, in a school of its own. */
import { playwright, runNode } from "@/lib/commands/run/child";

await runNode([...playwright("e2e/reports.config.ts"), "--project", "measure-cards"], { NODE_ENV: "test" });
