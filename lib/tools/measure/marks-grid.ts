/** `npm run command -- marks-grid`: prints how long a grid of 80 × 14 marks takes to open and to take a paste, in a school of its own. */
import { playwright, runNode } from "@/lib/commands/run/child";

await runNode([...playwright("e2e/reports.config.ts"), "--project", "marks-grid"], { NODE_ENV: "test" });
