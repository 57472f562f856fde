/** Finds a Chromium for the browser tests, or installs one. */
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

function findInstalled(): string | undefined {
	const folders = (process.env.PATH ?? "").split(delimiter);
	const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
	return [chromium.executablePath(), ...files].find((file) => existsSync(file));
}

/** Debian's own where root may install it, else the one that Playwright downloads. */
function install(): void {
	const run = (file: string, ...args: string[]) =>
		execFileSync(file, args, { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, stdio: "inherit" });
	if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
		run(process.execPath, "node_modules/playwright/cli.js", "install", "chromium");
		return;
	}
	run("apt-get", "update");
	run("apt-get", "install", "-y", "chromium");
}

/**
 * @returns the path of a Chromium's program
 * @throws Error when there is none and none can be installed
 */
export function findBrowser(): string {
	const installed = findInstalled();
	if (installed) return installed;
	install();
	const found = findInstalled();
	if (!found) throw new Error("No Chromium could be installed");
	return found;
}
