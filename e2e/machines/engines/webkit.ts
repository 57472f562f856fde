/**
 * WebKit as Debian has it, in WebKitGTK's own small browser, by the WebDriver protocol of the W3C
 * (https://www.w3.org/TR/webdriver2/); on a screen that is none, because it has no mode without windows.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "@playwright/test";
import { provideProgram, requireProgram } from "@/lib/commands/test/debian";
import { freePort } from "@/lib/machine/free-port";
import type { Engine, Key } from "./engine";

const packages = ["webkit2gtk-driver", "xvfb"];
const programs = ["WebKitWebDriver", "Xvfb"] as const;

/** Installs it where that is possible. @returns why it cannot be started here; undefined if it can */
export const webkitMissing = (): string | undefined =>
	programs.every((name) => provideProgram(name, packages)) ? undefined : `${programs.join(" or ")} is missing`;

/** The bar with buttons above the page would make its window wider than a phone. */
const narrowBar = "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }";

/** Key of an element's id in JSON, and of keys that are no letters: the standard's own. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";
const keys: Record<Key, string> = { Enter: "\uE007", ArrowDown: "\uE015" };

type Ask = <T>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<T>;

/** @throws Error with what the driver says */
const askOf =
	(driver: string): Ask =>
	async (method, path, body = {}) => {
		const answer = await fetch(driver + path, { method, ...(method === "POST" && { body: JSON.stringify(body) }) });
		const { value } = await answer.json();
		if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
		return value;
	};

/** Starts the screen and the driver. @returns the driver's URL, and what ends both */
async function startDriver(): Promise<{ url: string; stop: () => void }> {
	const [driver, screen] = programs.map((name) => requireProgram(name, packages)) as [string, string];
	const folder = mkdtempSync(path.join(tmpdir(), "school-webkit-"));
	mkdirSync(path.join(folder, "gtk-3.0"));
	writeFileSync(path.join(folder, "gtk-3.0/gtk.css"), narrowBar);
	const children: ChildProcess[] = [];
	const stop = () => {
		for (const child of children) child.kill();
		rmSync(folder, { recursive: true, force: true });
	};
	process.once("exit", stop);
	const shown = spawn(screen, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
		stdio: ["ignore", "pipe", "ignore"],
	});
	children.push(shown);
	const [display] = await once(shown.stdout, "data");
	const env = {
		...process.env,
		...{ DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: "x11", LIBGL_ALWAYS_SOFTWARE: "1", NO_AT_BRIDGE: "1" },
		...{ XDG_CONFIG_HOME: folder, TZ: "Asia/Dhaka", LC_ALL: "C.UTF-8" },
	};
	const port = await freePort();
	children.push(spawn(driver, ["-p", String(port)], { env, stdio: "ignore" }));
	const url = `http://127.0.0.1:${port}`;
	while (!(await fetch(`${url}/status`).catch(() => undefined))) await sleep(50);
	return { url, stop };
}

export async function startWebKit(): Promise<Engine> {
	const { url, stop } = await startDriver();
	const { sessionId } = await askOf(url)<{ sessionId: string }>("POST", "/session", { capabilities: {} });
	const ask = askOf(`${url}/session/${sessionId}`);
	const run = <T>(script: string, args: unknown[]) => ask<T>("POST", "/execute/sync", { script, args });
	const find = async (selector: string) => {
		const found = await ask<Record<string, string>>("POST", "/element", { using: "css selector", value: selector });
		return `/element/${found[elementKey]}`;
	};
	const toMiddle = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' })";
	const click = async (selector: string) => {
		// The driver takes for visible what lies below a bar that stays.
		await run(toMiddle, [selector]);
		await ask("POST", `${await find(selector)}/click`);
	};
	const typeInto = (element: string, text: string) => ask<void>("POST", `${element}/value`, { text });
	const type = async (text: string) => {
		const focused = await ask<Record<string, string>>("GET", "/element/active");
		await typeInto(`/element/${focused[elementKey]}`, text);
	};
	return {
		// The window has its bar above the page, and takes a while.
		size: async (width, height) => {
			let outer = height;
			const resize = async () => {
				await ask("POST", "/window/rect", { width, height: outer });
				const inner = await run<[number, number]>("return [innerWidth, innerHeight]", []);
				outer += height - inner[1];
				return inner;
			};
			await expect.poll(resize, "size of the page").toEqual([width, height]);
		},
		open: (to) => ask("POST", "/url", { url: to }),
		evaluate: (read, ...args) => run(`return (${read})(...arguments)`, args),
		click,
		type,
		press: (key) => type(keys[key]),
		choose: (selector, value) => click(`${selector} option[value="${value}"]`),
		upload: async (selector, file) => typeInto(await find(selector), file),
		close: async () => {
			await ask("DELETE", "");
			stop();
		},
	};
}
