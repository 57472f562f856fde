import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

const flood = () =>
	spawn(process.execPath, ["--conditions=production", "lib/commands/run.js", "../http/testing/log-flood"], {
		env: { ...process.env, REQUEST_LOG: "all" },
	});

test("a reader that hangs neither stops the process nor fills its memory", async () => {
	const child = flood();
	const said = text(child.stderr);
	expect(await once(child, "exit")).toEqual([0, null]);
	const { count, dropped, waiting } = JSON.parse(await said);
	expect(dropped).toBeGreaterThan(count / 2);
	expect(waiting).toBeLessThan(2_000_000);
});

test("a reader that ends does not end the process", async () => {
	const child = flood();
	child.stdout.destroy();
	expect(await once(child, "exit")).toEqual([0, null]);
});
