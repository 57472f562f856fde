/**
 * An S3 store for tests: OpenStack Swift with its S3 API, from Debian, on free ports of this machine. It verifies
 * signatures, and a bucket is readable only with its keys. Objects are kept in memory.
 */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "@/lib/machine/free-port";
import { canProvide, requireProgram } from "./debian";

const kinds = ["account", "container", "object"] as const;
const names = [...kinds, "proxy"] as const;

/** As environment variables of the site. */
type StoreVariables = Record<
	"S3_ENDPOINT" | "S3_REGION" | "S3_BUCKET" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY",
	string
>;

/** `variables` name no bucket. */
type ObjectStore = { variables: StoreVariables; stop: () => Promise<void> };

const program = "swift-proxy-server";
const packages = names.map((name) => `swift-${name}`);

/** @returns why the store cannot be started here; undefined if it can */
export const objectStoreMissing = (): string | undefined =>
	canProvide(program) ? undefined : "OpenStack Swift is missing";

type Name = (typeof names)[number];
type Ports = Record<Name, number>;

const server = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${path.join(folder, "devices")}
mount_check = false
disable_fallocate = true
[filter:healthcheck]
use = egg:swift#healthcheck
`;

const storageServer = (folder: string, kind: string, port: number) => `${server(folder, port)}
[pipeline:main]
pipeline = healthcheck ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind === "object" ? "mem_object" : kind}
`;

/** Swift asks memcached for tokens, which S3 does not use; nothing listens at its port. */
const proxyServer = (folder: string, port: number, unused: number, secret: string) => `${server(folder, port)}
[pipeline:main]
pipeline = healthcheck cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${unused}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_school_site = ${secret} .admin
`;

/** One device without copies. */
async function makeRing(folder: string, kind: string, port: number): Promise<void> {
	const builder = path.join(folder, `${kind}.builder`);
	for (const args of [["create", "0", "1", "1"], ["add", `r1z1-127.0.0.1:${port}/device`, "1"], ["rebalance"]])
		await promisify(execFile)("swift-ring-builder", [builder, ...args]);
}

type Server = { child: ChildProcess; port: number };

function start(folder: string, name: Name): ChildProcess {
	return spawn(`swift-${name}-server`, [path.join(folder, `${name}.conf`)], { stdio: "ignore" });
}

async function end(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const ended = once(child, "exit");
	child.kill("SIGKILL");
	await ended;
}

const urlOf = (port: number) => `http://127.0.0.1:${port}`;

/**
 * Waits for one of Swift's servers. Each is waited for: a healthy proxy answers 503 while the servers behind it start.
 */
async function untilHealthy({ child, port }: Server): Promise<void> {
	while (child.exitCode === null) {
		const answer = await fetch(`${urlOf(port)}/healthcheck`).catch(() => null);
		if (answer?.ok) return;
		await sleep(50);
	}
	throw new Error("The S3 store for tests did not start");
}

async function freePorts(): Promise<Ports> {
	const ports = {} as Ports;
	for (const name of names) ports[name] = await freePort();
	return ports;
}

/** Starts the store without buckets; `stop` ends it and removes its data. */
export async function startObjectStore(): Promise<ObjectStore> {
	requireProgram(program, packages);
	// On a disk: in memory only newer kernels keep the attributes of files that it needs.
	const folder = mkdtempSync("/var/tmp/school-s3-");
	mkdirSync(path.join(folder, "devices", "device"), { recursive: true });
	const ports = await freePorts();
	const secret = randomBytes(16).toString("hex");
	await Promise.all(kinds.map((kind) => makeRing(folder, kind, ports[kind])));
	for (const kind of kinds) writeFileSync(path.join(folder, `${kind}.conf`), storageServer(folder, kind, ports[kind]));
	writeFileSync(path.join(folder, "proxy.conf"), proxyServer(folder, ports.proxy, await freePort(), secret));
	const servers = names.map((name) => ({ child: start(folder, name), port: ports[name] }));
	const stop = async () => {
		await Promise.all(servers.map(({ child }) => end(child)));
		rmSync(folder, { recursive: true });
	};
	await Promise.all(servers.map(untilHealthy));
	const keys = { S3_ACCESS_KEY_ID: "school:site", S3_SECRET_ACCESS_KEY: secret };
	return { variables: { S3_ENDPOINT: urlOf(ports.proxy), S3_REGION: "us-east-1", S3_BUCKET: "", ...keys }, stop };
}
