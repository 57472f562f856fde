/**
 * Runs deploy/nginx.conf, deploy/tls.conf and deploy/upstream.conf locally, for tests and measurements: the shipped files with replaced
 * ports, processes, certificate and cache folder.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@/lib/machine/free-port";
import { canProvide, requireProgram } from "./debian";

const packages = ["nginx-light", "openssl"];

/** @returns why nginx cannot be started here; undefined if it can */
export const nginxMissing = (): string | undefined =>
	canProvide("nginx") && canProvide("openssl") ? undefined : "nginx or openssl is missing";

export type Nginx = {
	/** URL of the site through nginx. */
	url: string;
	/** URL of the server that redirects to HTTPS. */
	plainUrl: string;
	/** Temporary folder; the cache is in `cache`. */
	folder: string;
	stop: () => Promise<void>;
};

type Options = {
	/** False for plain HTTP, to measure without TLS. */
	tls?: boolean;
	/** Additional server blocks. */
	servers?: (folder: string) => string;
};

/**
 * @returns the text of a shipped file, changed
 * @throws Error if a string to replace is missing, because the shipped file would not be what is tested
 */
function shipped(file: string, replacements: readonly [string, string][]): string {
	return replacements.reduce(
		(changed, [from, to]) => {
			if (!changed.includes(from)) throw new Error(`${file} has no "${from}"`);
			return changed.replaceAll(from, to);
		},
		readFileSync(file, "utf8"),
	);
}

/** Where the shipped file listens, and where it does here. */
const listenHere = (port: number, plainPort: number, tls: boolean): [string, string][] => [
	["listen 443 ssl;", `listen 127.0.0.1:${port}${tls ? " ssl http2" : ""};`],
	["listen 127.0.0.2:80;", ""],
	["listen 80;", `listen 127.0.0.1:${plainPort};`],
];

function upstream(sites: readonly string[]): string {
	const line = "server 127.0.0.1:3000 max_fails=1 fail_timeout=3s;";
	const lines = sites.map((site) => line.replace("127.0.0.1:3000", new URL(site).host));
	return shipped("deploy/upstream.conf", [[line, lines.join("\n\t")]]);
}

/** A certificate of its own making. */
export function makeCertificate(folder: string, host = "school.example"): void {
	requireProgram("openssl", packages);
	mkdirSync(folder, { recursive: true });
	const files = ["-keyout", path.join(folder, "privkey.pem"), "-out", path.join(folder, "fullchain.pem")];
	const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", `/CN=${host}`];
	execFileSync("openssl", [...request, ...files], { stdio: "ignore" });
}

const mainConfiguration = (folder: string, servers: string) => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? "user root;" : ""}
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
	include /etc/nginx/mime.types;
	access_log off;
	sendfile on;
	tcp_nopush on;
	${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n\t")}
	include ${folder}/*.conf.here;
	${servers}
}`;

/** @param sites URLs of the upstream's servers */
export const startNginx = (
	sites: readonly string[],
	{ tls = true, servers = () => "" }: Options = {},
): Promise<Nginx> =>
	runNginx(tls, servers, (folder, listening) => {
		makeCertificate(folder);
		writeFileSync(path.join(folder, "upstream.conf.here"), upstream(sites));
		const configuration = shipped("deploy/nginx.conf", [
			["include /etc/nginx/tls/school.example[.]conf;", readFileSync("deploy/tls.conf", "utf8")],
			...listening,
			["/etc/letsencrypt/live/school.example/", `${folder}/`],
			["/var/cache/nginx-school", `${folder}/cache`],
		]);
		writeFileSync(path.join(folder, "school.conf.here"), configuration);
	});

/**
 * Starts nginx with the files that `node school.js add` has written.
 * @param configurations folder of these
 */
export const startFront = (configurations: string): Promise<Nginx> =>
	runNginx(
		true,
		() => "",
		(folder, listening) => {
			for (const name of readdirSync(configurations)) {
				const file = path.join(folder, name);
				const text = readFileSync(path.join(configurations, name), "utf8");
				// With HTTP/2 and IPv6 as the machine has them, where the shipped file has none.
				const asShipped = text.replace("listen 443 ssl http2;", "listen 443 ssl;");
				writeFileSync(file, asShipped.replaceAll(/^\t(listen \[::\].*|http2 on;)\n/gm, ""));
				const cache: [string, string] = ["/var/cache/nginx-school", `${folder}/cache`];
				writeFileSync(path.join(folder, `${name}.here`), shipped(file, name === "schools.conf" ? [cache] : listening));
			}
		},
	);

/** @param write makes the files `….conf.here` in the folder, which listen {@link listenHere} */
async function runNginx(
	tls: boolean,
	servers: (folder: string) => string,
	write: (folder: string, listening: [string, string][]) => void,
): Promise<Nginx> {
	const program = requireProgram("nginx", packages);
	const folder = mkdtempSync(path.join(tmpdir(), "school-nginx-"));
	const [port, plainPort] = [await freePort(), await freePort()];
	const plainUrl = `http://127.0.0.1:${plainPort}`;
	write(folder, listenHere(port, plainPort, tls));
	mkdirSync(path.join(folder, "cache"));
	writeFileSync(path.join(folder, "nginx.conf"), mainConfiguration(folder, servers(folder)));
	const nginx = spawn(program, ["-p", folder, "-c", path.join(folder, "nginx.conf")], { stdio: "inherit" });
	const end = once(nginx, "exit");
	const stop = async () => {
		nginx.kill("SIGTERM");
		await end;
		rmSync(folder, { recursive: true, force: true });
	};
	while (nginx.exitCode === null) {
		if (await answers(plainUrl)) return { url: `http${tls ? "s" : ""}://127.0.0.1:${port}`, plainUrl, folder, stop };
		await sleep(50);
	}
	rmSync(folder, { recursive: true, force: true });
	throw new Error("nginx did not start");
}

const answers = (url: string) =>
	fetch(url, { redirect: "manual" }).then(
		() => true,
		() => false,
	);
