/**
 * `npm run command -- measure-schools`: fifty demo schools of the packed site on what two cores and 4 GB allow, as a district runs them
 * (docs/running.md): what they take while they sleep, how fast they wake, ten awake under load, and one that runs away with
 * memory, processor or disk. Prints a table for docs/measurements.md. `-- --schools 4` measures fewer; `--file FILE` takes
 * a packed site that exists. As root on Linux, with half an hour.
 *
 * All schools and nginx are in one group of the kernel with 4 GB, each school in its own with the limits of its unit
 * (deploy/schools). On a machine with more than two cores they run on the first two, and the load comes from the others; on
 * one with two the load takes its part of them.
 */
import { execFile, execFileSync, spawn } from "node:child_process";
import {
	appendFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import pLimit from "p-limit";
import * as tar from "tar";
import { program, runNode } from "@/lib/commands/run/child";
import { makeCertificate, startFront } from "@/lib/commands/test/nginx";
import { KeptSocket, watchSockets } from "@/lib/commands/test/socket-keeper";
import { readAsleep } from "@/lib/upkeep/asleep";
import { type Call, type Outcome, sendAtRate } from "./constant-rate";
import { Group, groupKind, proportionalBytes } from "./groups";
import { median } from "./rounds";

const { values } = parseArgs({
	options: {
		schools: { type: "string", default: "50" },
		file: { type: "string" },
		seconds: { type: "string", default: "30" },
	},
});
const count = Number(values.schools);
const seconds = Number(values.seconds);
/** Of those, under load, and of ten that are woken together. */
const awake = Math.min(10, count - 1);
const rate = 50;

/** What the machine has, and what one school may take of it, as in its unit. */
const limits = { machine: { bytes: 4 * 2 ** 30, cores: 2 }, school: { bytes: 900 * 2 ** 20, cores: 1 } };

/** Minutes: they sleep as soon as a measurement is over. */
const sleepMinutes = "0.1";

/** Bytes of the disk of the school that fills it. */
const smallDisk = "400m";

const cores = availableParallelism();
const pinned = cores > 2 ? ["taskset", "--cpu-list", "0,1"] : [];
const whereLoad = cores > 2 ? "outside of the two cores" : "on the same two cores, for want of others";
if (cores > 2) execFileSync("taskset", ["--all-tasks", "--cpu-list", "--pid", `2-${cores - 1}`, String(process.pid)]);

const around = mkdtempSync(path.join(tmpdir(), "school-machine-"));
const machine = path.join(around, "machine");
const home = path.join(around, "school");

type School = { name: string; host: string; dataDir: string; group: Group; socket: KeptSocket };

async function pack(): Promise<string> {
	if (values.file) return values.file;
	const key = path.join(around, "key.pem");
	await runNode(program("pack-key", key));
	await runNode(program("pack", "--to", around, "--key", key));
	return path.join(around, readdirSync(around).find((name) => name.endsWith(".tar.gz")) ?? "");
}

const operator = { SCHOOLS_ROOT: machine, HOME: around, PATH: "/usr/bin:/bin" };

/** `node school.js` as the operator of the machine gives it. */
const command = (...args: string[]) =>
	promisify(execFile)(process.execPath, [path.join(home, "school.js"), ...args], {
		cwd: home,
		env: operator as unknown as NodeJS.ProcessEnv,
	});

/** The data of one demo school, for all. */
async function makeTemplate(): Promise<string> {
	const folder = path.join(around, "template");
	await runNode(program("prepare-demo", "--students", "60"), { DATA_DIR: folder, NODE_ENV: "production" });
	// Each keeps the secret that `add` has made.
	for (const name of ["secret", "site"]) rmSync(path.join(folder, name), { recursive: true, force: true });
	return folder;
}

const all = new Group("school-machine", limits.machine);

async function addSchool(number: number, template: string): Promise<School> {
	const name = `school-${number}`;
	const host = `${name}.example`;
	const dataDir = path.join(machine, "var/lib/schools", name);
	await command("add", name, "--host", host, "--port", String(13_000 + number));
	const secret = readFileSync(path.join(dataDir, "secret"));
	rmSync(dataDir, { recursive: true });
	mkdirSync(dataDir, { mode: 0o700 });
	if (number === 1) execFileSync("mount", ["-t", "tmpfs", "-o", `size=${smallDisk},mode=0700`, "tmpfs", dataDir]);
	cpSync(template, dataDir, { recursive: true });
	writeFileSync(path.join(dataDir, "secret"), secret, { mode: 0o600 });
	appendFileSync(path.join(machine, "etc/schools", `${name}.env`), `SLEEP_MINUTES=${sleepMinutes}\n`);
	makeCertificate(path.join(machine, "etc/letsencrypt/live", host), host);
	const group = new Group(`school-machine/${name}`, limits.school);
	const start = [...pinned, process.execPath, "school.js", "as", name, "start"];
	const run = ["/bin/sh", "-c", `${group.entry}; exec "$@"`, "sh", ...start];
	const socket = new KeptSocket({ port: 13_000 + number, run, cwd: home, env: operator });
	return { name, host, dataDir, group, socket };
}

let url = "";

/** @returns milliseconds until a school has answered. @throws Error if it answers something else */
async function ask({ host }: School, address: string): Promise<number> {
	const call: Call = { path: address, isAnswer: (_body, status) => status === 200 };
	const { errors, slowest } = await sendAtRate(url, { rate: 1000, seconds: 0.001, callsOf: () => [call], host });
	if (errors > 0) throw new Error(`${host}${address} did not answer`);
	return slowest;
}

/** What only the process of a school can answer. */
const needing = "/search?q=x";

async function untilAsleep({ name, dataDir, socket }: School): Promise<void> {
	const limit = setTimeout(() => console.log(`${name} is still awake:\n${socket.output.slice(-2000)}`), 180_000);
	await socket.untilEnded();
	clearTimeout(limit);
	if (!readAsleep(dataDir)) throw new Error(`${name} does not sleep:\n${socket.output.slice(-2000)}`);
}

const allAsleep = (schools: School[]) => Promise.all(schools.map(untilAsleep));

/** Visitors of a school: of five requests four open pages, and one needs its process. */
const visits: Call[] = [
	{ path: "/", isAnswer: (body) => body.includes("</html>") },
	{ path: "/notices", isAnswer: (body) => body.includes("</html>") },
	{ path: "/api/homeslider", isAnswer: (body, status) => status === 200 && body.startsWith("{") },
	{ path: "/teachers", isAnswer: (body) => body.includes("</html>") },
	{ path: "/contact", isAnswer: (body) => body.includes("</html>") },
];

/** @returns of each school, while all get {@link rate} requests a second */
const load = (schools: School[]): Promise<Outcome[]> =>
	Promise.all(
		schools.map(({ host }) =>
			sendAtRate(url, { rate, seconds, host, callsOf: (index) => visits.slice(index % 5, (index % 5) + 1) }),
		),
	);

const milliseconds = (value: number) => `${Math.round(value)} ms`;
const inSeconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

const table: [what: string, found: string][] = [];
function note(what: string, found: string): void {
	table.push([what, found]);
	console.log(`${what}: ${found}`);
}

function timesOf(outcomes: Outcome[]): string {
	const worst = (pick: (outcome: Outcome) => number) => Math.max(...outcomes.map(pick));
	const errors = outcomes.reduce((sum, outcome) => sum + outcome.errors, 0);
	const [p50, p99] = [median(outcomes.map((outcome) => outcome.p50)), worst((outcome) => outcome.p99)];
	return `p50 ${milliseconds(p50)}, p99 of the slowest school ${milliseconds(p99)}, ${errors} failed`;
}

/** Runs a program in the group of a school while the others get their load. */
async function runAway(what: string, victim: School, others: School[], ...args: string[]): Promise<void> {
	const script = `${victim.group.entry}; while :; do ${pinned.join(" ")} "$@"; sleep 0.2; done`;
	const away = spawn("/bin/sh", ["-c", script, "sh", ...args], { stdio: "ignore", detached: true });
	note(`${what}: the others`, timesOf(await load(others)));
	if (away.pid) process.kill(-away.pid, "SIGKILL");
}

const eat = "const all = []; for (;;) all.push(Buffer.alloc(5e6, 1));";
const spin = 'for (let n = 0; n < 3; n += 1) new (require("worker_threads").Worker)("for (;;);", { eval: true });';

async function measure(schools: School[], pids: () => number[]): Promise<void> {
	note("machine", `${count} schools, ${cores} cores here, 4 GB and 2 cores by ${groupKind}; load ${whereLoad}`);
	const memory = () => megabytes(pids().reduce((sum, pid) => sum + proportionalBytes(pid), 0));
	note("all asleep, memory of all processes", memory());
	const starts = () => schools.reduce((sum, { socket }) => sum + socket.starts, 0);
	const before = starts();
	const began = performance.now();
	const homes = await Promise.all(schools.map((school) => ask(school, "/")));
	note(
		`${count} home pages at once from the front`,
		`all in ${milliseconds(performance.now() - began)}, the slowest ${milliseconds(Math.max(...homes))}, ${starts() - before} woken`,
	);

	const single: number[] = [];
	for (const school of schools.slice(0, 7)) {
		single.push(await ask(school, needing));
		await untilAsleep(school);
	}
	note("one wakes", `median ${inSeconds(median(single))}, the slowest ${inSeconds(Math.max(...single))}`);
	const ten = schools.slice(0, awake);
	const together = await Promise.all(ten.map((school) => ask(school, needing)));
	note(`${awake} wake together`, `the last after ${inSeconds(Math.max(...together))}`);
	await load(ten);
	note(`${awake} awake, ${rate} requests a second each`, timesOf(await load(ten)));
	note(`${awake} awake, memory of all processes`, memory());

	const [victim, ...others] = ten;
	if (!victim) return;
	await runAway("one takes all memory that it gets", victim, others, process.execPath, "-e", eat);
	await runAway("one takes all processor that it gets", victim, others, process.execPath, "-e", spin);
	const file = path.join(victim.dataDir, "filler");
	await runAway("one has filled its disk", victim, others, "dd", "if=/dev/zero", `of=${file}`, "bs=1M");
	rmSync(file, { force: true });
}

const schools: School[] = [];
let stopWatching = () => {};
let stopFront = async () => {};

let cleaning: Promise<void> | undefined;

/** Once, also when a signal ends what is being measured. */
function cleanUp(): Promise<void> {
	cleaning ??= removeAll();
	return cleaning;
}

async function removeAll(): Promise<void> {
	stopWatching();
	await Promise.all(schools.map(({ socket }) => socket.close()));
	await stopFront();
	const disk = path.join(machine, "var/lib/schools/school-1");
	if (existsSync(disk)) execFileSync("umount", [disk]);
	// What a process has started outlives it for a moment.
	await sleep(1_000);
	for (const { group } of schools) group.remove();
	all.remove();
	rmSync(around, { recursive: true, force: true });
}

for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
try {
	await tar.extract({ file: await pack(), cwd: around });
	const template = await makeTemplate();
	// One after the other: each `add` looks for what is taken.
	for (let number = 1; number <= count; number += 1) schools.push(await addSchool(number, template));
	await command("certificate");
	const front = await startFront(path.join(machine, "etc/nginx/conf.d"));
	({ url } = front);
	stopFront = front.stop;
	const master = Number(readFileSync(path.join(front.folder, "pid"), "utf8"));
	const workers = readFileSync(`/proc/${master}/task/${master}/children`, "utf8").trim().split(" ").map(Number);
	for (const pid of [master, ...workers]) {
		all.add(pid);
		if (pinned.length > 0) execFileSync("taskset", ["--cpu-list", "--pid", "0,1", String(pid)]);
	}
	// Often: what is measured is the waking, not the time until it is noticed.
	stopWatching = watchSockets(
		schools.map(({ socket }) => socket),
		50,
	);
	const limit = pLimit(2);
	const firsts = await Promise.all(schools.map((school) => limit(ask, school, needing)));
	note("first start of a school, two at a time, with its pages", `median ${inSeconds(median(firsts))}`);
	await allAsleep(schools);
	await sleep(1_000);
	await measure(schools, () => [all, ...schools.map(({ group }) => group)].flatMap(({ pids }) => pids));
	console.log(`\n${table.map(([what, found]) => `| ${what} | ${found} |`).join("\n")}`);
} finally {
	await cleanUp();
}
