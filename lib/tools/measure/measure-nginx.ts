/**
 * Benchmark: the home page from the cache of deploy/nginx.conf compared with the same bytes as a static file of nginx:
 * `deploy/measure.sh http://127.0.0.1:3000`, a site with TRUST_PROXY=1 as behind the front. Without TLS, whose cost would
 * hide the difference. Compares microseconds of nginx's processor for a request, in rounds in turn, because rates per
 * second follow whatever else the machine does.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { requireProgram } from "@/lib/commands/test/debian";
import { startNginx } from "@/lib/commands/test/nginx";
import { freePort } from "@/lib/machine/free-port";
import { median } from "./rounds";

/** An odd number: the median is one of them. */
const rounds = 9;

const [site] = process.argv.slice(2);
if (!site) throw new Error("Give the address of a running site");
requireProgram("wrk", ["wrk"]);

const packed = { "Accept-Encoding": "gzip" };
const filePort = await freePort();
const fileServer = (folder: string) => `server {
	listen 127.0.0.1:${filePort};
	root ${folder}/files;
	index index.html;
	gzip_static on;
	open_file_cache max=2000 inactive=60s;
}`;
const nginx = await startNginx([site], { tls: false, servers: fileServer });

/** CPU time of nginx's only worker, in hundredths of a second (utime + stime of proc(5)). */
function workerTime(): number {
	const master = readFileSync(path.join(nginx.folder, "pid"), "utf8").trim();
	const [worker] = readFileSync(`/proc/${master}/task/${master}/children`, "utf8").split(" ");
	const fields = readFileSync(`/proc/${worker}/stat`, "utf8")
		.replace(/^.*\) /, "")
		.split(" ");
	return Number(fields[11]) + Number(fields[12]);
}

/** @returns microseconds of nginx's processor for a request */
function costOf(url: string): number {
	const args = ["--threads", "1", "--connections", "50", "--duration", "5s", "--header", "Accept-Encoding: gzip", url];
	const before = workerTime();
	const report = execFileSync("wrk", args, { encoding: "utf8" });
	const used = workerTime() - before;
	if (report.includes("Non-2xx")) throw new Error(report);
	return (used * 10_000) / Number(/(\d+) requests in/.exec(report)?.[1]);
}

/** The compressed bytes; `fetch` would decompress them. */
const bytesOf = (url: string) =>
	execFileSync("curl", ["--silent", "--fail", "--header", "Accept-Encoding: gzip", url], { maxBuffer: 1e8 });

try {
	const files = path.join(nginx.folder, "files");
	mkdirSync(files);
	writeFileSync(path.join(files, "index.html"), await (await fetch(site, { headers: packed })).text());
	writeFileSync(path.join(files, "index.html.gz"), bytesOf(`${nginx.url}/`));
	const file = `http://127.0.0.1:${filePort}/`;
	const stored = `${nginx.url}/`;
	const measured: { asFile: number; asStored: number }[] = [];
	for (let round = 0; round < rounds; round += 1) {
		// Each goes first as often as the other.
		const first = costOf(round % 2 === 0 ? file : stored);
		const second = costOf(round % 2 === 0 ? stored : file);
		measured.push(round % 2 === 0 ? { asFile: first, asStored: second } : { asFile: second, asStored: first });
	}
	const middle = (numberOf: (one: (typeof measured)[number]) => number) => median(measured.map(numberOf)).toFixed(2);
	console.log(
		`file ${middle((round) => round.asFile)} µs a request, stored page ${middle((round) => round.asStored)} µs`,
	);
	console.log(`share of a file, median of ${rounds} rounds: ${middle((round) => round.asFile / round.asStored)}`);
} finally {
	await nginx.stop();
}
