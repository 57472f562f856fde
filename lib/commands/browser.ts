/** Finds a Chromium for the browser tests, or gets one from where this machine can reach. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

/** Options that a browser in a test needs, also for root and on a network that reaches nothing. */
export const browserArgs = [
	...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Runs a program; what it could not do shows in what is there afterwards. */
function attempt(file: string, args: string[], seconds: number): void {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	try {
		execFileSync(file, args, { env, stdio: "ignore", timeout: seconds * 1000, killSignal: "SIGKILL" });
	} catch {}
}

function ofPlaywright(): string | undefined {
	const file = chromium.executablePath();
	return existsSync(file) ? file : undefined;
}

function installed(): string | undefined {
	const folders = (process.env.PATH ?? "").split(delimiter);
	return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

function downloaded(): string | undefined {
	attempt(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"], 240);
	return ofPlaywright();
}

function ofDebian(): string | undefined {
	if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
	attempt("apt-get", ["update"], 120);
	attempt("apt-get", ["install", "-y", "chromium"], 300);
	return installed();
}

async function ofRegistry(): Promise<string> {
	const { default: shipped } = await import("@sparticuz/chromium");
	return shipped.executablePath();
}

/** @returns the path of a Chromium; the ways that take no time come first */
export async function findBrowser(): Promise<string> {
	return ofPlaywright() ?? installed() ?? downloaded() ?? ofDebian() ?? (await ofRegistry());
}
