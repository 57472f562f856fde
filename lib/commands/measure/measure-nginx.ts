/**
 * Benchmark: the home page from the cache of deploy/nginx.conf compared with the same bytes as a static file of nginx:
 * `deploy/measure.sh http://127.0.0.1:3000`. Without TLS, whose cost would hide the difference.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "@/lib/free-port";
import { requireProgram } from "../test/debian";
import { startNginx } from "../test/nginx";

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

/** Requests per second of wall time, and of nginx's CPU time, which other processes influence less. */
type Rate = { perSecond: number; perProcessorSecond: number };

function rateOf(url: string): Rate {
	const args = ["--threads", "1", "--connections", "50", "--duration", "5s", "--header", "Accept-Encoding: gzip", url];
	const before = workerTime();
	const report = execFileSync("wrk", args, { encoding: "utf8" });
	const used = (workerTime() - before) / 100;
	if (report.includes("Non-2xx")) throw new Error(report);
	return {
		perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]),
		perProcessorSecond: Number(/(\d+) requests in/.exec(report)?.[1]) / used,
	};
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
	// Alternating, so that other load affects both.
	for (const _ of [1, 2, 3]) {
		const [asFile, stored] = [rateOf(file), rateOf(`${nginx.url}/`)];
		const share = (key: keyof Rate) => (stored[key] / asFile[key]).toFixed(2);
		console.log(
			`file ${Math.round(asFile.perSecond)}/s, stored page ${Math.round(stored.perSecond)}/s: ${share("perSecond")}`,
		);
		console.log(`  by nginx's own processor time: ${share("perProcessorSecond")}`);
	}
} finally {
	await nginx.stop();
}
