/**
 * `node school.js install [--domain DOMAIN] [--front nginx|caddy|none] [--data FOLDER] [--port PORT] [--email ADDRESS] [--yes]`:
 * sets up the site on a machine of its own: account, folder, units, the front with its certificate, and starts it. What is
 * already as it should be is left alone, so that it is given again after a failure, or after an update.
 */
import { parseArgs } from "node:util";
import { isFree } from "@/lib/commands/run/port";
import { StartRefused } from "@/lib/data/first-start";
import { isInHome } from "@/lib/hosting/pack/unit";
import { isMachine, readSchools } from "@/lib/hosting/schools/places";
import { environment } from "@/lib/machine/environment";
import { packText } from "../pack/text";
import { carryOut } from "./carry-out";
import { filesOf } from "./files";
import { look } from "./look";
import { isHidden, type Wanted } from "./places";
import { type Found, missingPackages, planInstall, type Step } from "./plan";
import { installText as text } from "./text";
import { Asker, readWanted } from "./wanted";

const home = environment.SCHOOL_HOME ?? "/srv/school";

/** @throws StartRefused for a machine that is not for this */
function requireMachine(): void {
	if (isMachine && process.getuid?.() !== 0) throw new StartRefused(text.notRoot);
	if (isMachine && isInHome(process.execPath)) throw new StartRefused(packText.nodeInHome(process.execPath));
	if (isHidden(home)) throw new StartRefused(text.hiddenFolder(home));
	if (readSchools().length > 0) throw new StartRefused(text.manySchools);
}

/** @throws StartRefused for what a person must decide anew */
async function requireRoom({ data, port }: Wanted, found: Found): Promise<void> {
	if (found.data === "foreign") throw new StartRefused(text.foreignFolder(data));
	if (found.state === "none" && found.programs.systemd && !(await isFree(port, "127.0.0.1")))
		throw new StartRefused(text.takenPort(port));
}

const planFor = (wanted: Wanted, found: Found): Step[] =>
	planInstall(wanted, filesOf(home, wanted, found.certificate), found);

/** What is missing and only a person may do. */
const hints = (wanted: Wanted, found: Found): string[] => {
	if (!isMachine) return [];
	const packages = missingPackages(wanted, found);
	return [
		...(packages.length > 0 ? [text.missing(packages)] : []),
		...(!found.programs.systemd ? [text.noSystemd] : []),
	];
};

requireMachine();
const { values } = parseArgs({
	options: {
		...{ domain: { type: "string" }, front: { type: "string" }, data: { type: "string" } },
		...{ port: { type: "string" }, email: { type: "string" }, yes: { type: "boolean" } },
	},
});
const asker = new Asker();
const wanted = await readWanted(values, asker, home);
const found = look(wanted);
await requireRoom(wanted, found);
const open = hints(wanted, found);
let steps = planFor(wanted, found);
if (isMachine && found.account === "other") console.log(text.otherAccount);
if (found.others.length > 0) console.log(text.others(found.others));
for (const hint of open) console.log(hint);
if (steps.length === 0) {
	if (open.length === 0) console.log(text.nothingToDo(wanted.domain));
} else {
	console.log(text.plan(steps.map((step) => text.step(step, wanted))));
	if (!values.yes && !text.yes.test(await asker.ask(text.questions.go))) throw new StartRefused(text.refused);
	const said: string[] = [];
	// With a certificate the front gets another file: at most one time more.
	for (let round = 0; round < 2 && steps.length > 0; round += 1) {
		said.push(...(await carryOut(steps, wanted, home, "install")));
		steps = planFor(wanted, look(wanted));
	}
	for (const line of said) console.log(line);
	console.log(open.length > 0 ? text.unfinished : text.done(wanted.domain));
	if (wanted.front === "none") console.log(text.proxy(wanted.port));
	if (wanted.front === "caddy") console.log(text.caddy);
	console.log(text.nextCommands(home));
}
asker.close();
if (open.length > 0) process.exitCode = 1;
