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

/** Debian's Chromium without a window: a page opens three times as fast as in the whole browser. */
const shell = "chromium-headless-shell";
const browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function findInstalled(names: string[]): string | undefined {
	const folders = (process.env.PATH ?? "").split(delimiter);
	return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/** @returns the path of Debian's package; undefined where it cannot be installed */
function installShell(): string | undefined {
	if (!canInstallPackages()) return undefined;
	try {
		installPackages(shell);
	} catch (error) {
		console.warn(error);
	}
	return findInstalled([shell]);
}

function downloadBrowser(): string {
	execFileSync(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"], { stdio: "inherit" });
	return chromium.executablePath();
}

/**
 * @returns the path of a Chromium executable
 * @throws Error when there is none and none can be installed
 */
export function findBrowser(): string {
	const downloaded = chromium.executablePath();
	if (existsSync(downloaded)) return downloaded;
	return findInstalled([shell]) ?? installShell() ?? findInstalled(browsers) ?? downloadBrowser();
}
