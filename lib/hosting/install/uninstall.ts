/**
 * `node school.js uninstall [--yes]`: takes away what `install` has made. The data, what a person has written, and the
 * program stay.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { StartRefused } from "@/lib/data/first-start";
import { isMachine } from "@/lib/hosting/schools/places";
import { environment } from "@/lib/machine/environment";
import { carryOut } from "./carry-out";
import { look } from "./look";
import { installed, installedSettings, places } from "./places";
import { planUninstall } from "./plan";
import { installText as text } from "./text";
import { Asker } from "./wanted";

const home = environment.SCHOOL_HOME ?? "/srv/school";

if (isMachine && process.getuid?.() !== 0) throw new StartRefused(text.notRoot);
const { values } = parseArgs({ options: { yes: { type: "boolean" } } });
const wanted = installed(home);
if (!wanted) throw new StartRefused(text.notInstalled);
const { BACKUP_DIR } = installedSettings(home) ?? {};
const steps = planUninstall(look(wanted));
console.log(text.plan(steps.map((step) => text.step(step, wanted))));
const asker = new Asker();
if (!values.yes && !text.yes.test(await asker.ask(text.questions.go))) throw new StartRefused(text.refused);
asker.close();
await carryOut(steps, wanted, home, "uninstall");
console.log(text.uninstalled([wanted.data, ...(BACKUP_DIR ? [BACKUP_DIR] : [])]));
const kept = steps.flatMap((step) => (step.does === "remove" && step.kept ? [step.kept] : []));
console.log(text.left([...[places.settings].filter(existsSync), ...kept, path.join(home, path.sep)]));
