/**
 * `npm run command -- start-times`: how long `npm start` takes until the site is ready, with the data of a demo school: once for the
 * first time, then five times when nothing has changed. An argument is the number of its students.
 */
import { TestSite } from "@/lib/commands/test/site";
import { median } from "./rounds";

const students = Number(process.argv[2] ?? 600);
const starts = 5;

const school = new TestSite({ school: { students }, variables: { COMMAND_BUNDLES: "" } });
await school.prepare();
/** The same school, but its start is that of any other. */
const site = school.beside();

/** @returns seconds */
async function startOnce(): Promise<number> {
	const began = performance.now();
	await site.startWhole();
	const seconds = (performance.now() - began) / 1000;
	await site.stop();
	return seconds;
}

try {
	const first = await startOnce();
	console.log(`Node ${process.versions.node}, first start: ${first.toFixed(1)} s`);
	const later: number[] = [];
	for (let count = 0; count < starts; count += 1) later.push(await startOnce());
	console.log(
		`later starts: ${later.map((seconds) => seconds.toFixed(1)).join(" ")}, median ${median(later).toFixed(1)} s`,
	);
} finally {
	await site.kill();
	await school.remove();
}
