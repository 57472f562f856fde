/** Finds a Chromium for the browser tests, or installs one. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";
import { canInstallPackages, installPackages } from "./debian";

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

/** Debian's own where it may be installed, else the one that Playwright downloads. */
function install(): void {
	if (canInstallPackages()) installPackages("chromium");
	else execFileSync(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"], { stdio: "inherit" });
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
