/** Finds a Chromium for the browser tests, or installs one. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { findProgram, provideProgram } from "./debian";

/** Chromium options that also work as root and without internet access. */
export const browserArgs = [
	...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/**
 * {@link browserArgs} with options of V8, with which a page of the back office and a check by axe take a sixth less work: for
 * tests, not for measuring. A test's browser is new, and runs little often enough that compiling it better is worth the time. And
 * Playwright asks for the place of each error, also of those that are caught, for which V8 would read large modules twice.
 */
export const testArgs = [...browserArgs, "--js-flags=--no-opt --no-maglev --no-enable-lazy-source-positions"];

/** Without a locale in UTF-8, which not every account has, Chromium names Bengali downloads "download". */
export const browserEnvironment = { ...process.env, LC_ALL: "C.UTF-8" };

/** Debian's Chromium without a window: a page opens three times as fast as in the whole browser. */
const shell = "chromium-headless-shell";
const browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

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
	return findProgram(shell, ...browsers) ?? provideProgram(shell, [shell]) ?? downloadBrowser();
}
