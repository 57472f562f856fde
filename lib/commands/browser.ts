/** Finds a Chromium for the browser tests, or installs one. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";
import { canInstallPackages, installPackages } from "./debian";

/** Chromium options for tests; they also work as root and without internet access. */
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

/** Debian's package where it can be installed, otherwise Playwright's download. */
function install(): void {
	if (canInstallPackages()) installPackages("chromium");
	else execFileSync(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"], { stdio: "inherit" });
}

/**
 * @returns the path of a Chromium executable
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
