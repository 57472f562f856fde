/**
 * How fast the shipped nginx.conf sends the home page from its store, beside the same bytes as a file of nginx's own:
 * `deploy/measure.sh http://127.0.0.1:3000`. Without TLS, whose cost would hide the difference.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "@/lib/free-port";
import { installPackages } from "./debian";
import { startNginx } from "./nginx";

const [site] = process.argv.slice(2);
if (!site) throw new Error("Give the address of a running site");
if (!existsSync("/usr/bin/wrk")) installPackages("wrk");

const packed = { "Accept-Encoding": "gzip" };
const filePort = await freePort();
const fileServer = (folder: string) => `server {
	listen 127.0.0.1:${filePort};
	root ${folder}/files;
	index index.html;
	gzip_static on;
	open_file_cache max=2000 inactive=60s;
}`;
const nginx = await startNginx(site, { tls: false, servers: fileServer });

function requestsPerSecond(url: string): number {
	const args = ["--threads", "1", "--connections", "50", "--duration", "5s", "--header", "Accept-Encoding: gzip", url];
	const report = execFileSync("wrk", args, { encoding: "utf8" });
	if (report.includes("Non-2xx")) throw new Error(report);
	return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
}

/** The bytes as they come, which `fetch` would unpack. */
const bytesOf = (url: string) =>
	execFileSync("curl", ["--silent", "--fail", "--header", "Accept-Encoding: gzip", url], { maxBuffer: 1e8 });

try {
	const files = path.join(nginx.folder, "files");
	mkdirSync(files);
	writeFileSync(path.join(files, "index.html"), await (await fetch(site, { headers: packed })).text());
	writeFileSync(path.join(files, "index.html.gz"), bytesOf(`${nginx.url}/`));
	const file = `http://127.0.0.1:${filePort}/`;
	// In turns, so that what else the machine does falls on both.
	const rounds = [1, 2, 3].map(() => ({ file: requestsPerSecond(file), page: requestsPerSecond(`${nginx.url}/`) }));
	for (const round of rounds)
		console.log(
			`file ${Math.round(round.file)}/s, page from the store ${Math.round(round.page)}/s, ${(round.page / round.file).toFixed(2)} of it`,
		);
} finally {
	await nginx.stop();
}
