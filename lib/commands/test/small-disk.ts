/**
 * Small disks for tests: a tmpfs in a mount namespace of its own. Linux gives one to root, and to other accounts where it
 * allows them user namespaces.
 */
import { execFile, execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { promisify } from "node:util";
import { noteNotRun } from "./results";

const namespace = [...(process.getuid?.() === 0 ? [] : ["--map-root-user"]), "--mount"];

function canMount(): boolean {
	try {
		execFileSync("unshare", [...namespace, "mount", "-t", "tmpfs", "tmpfs", tmpdir()], { stdio: "ignore" });
		return true;
	} catch {
		return false;
	}
}

/**
 * Jest's `test` for a test that needs a small disk: skipped where none can be mounted, and named in the last lines of
 * `npm run test:machines`.
 */
export function testOnSmallDisk(name: string, work: () => Promise<void>, patience: number): void {
	const isPossible = canMount();
	if (!isPossible) noteNotRun(`"${name}": this account may not mount a small disk (unshare --mount)`);
	(isPossible ? test : test.skip)(name, work, patience);
}

/**
 * Runs a shell script in a mount namespace with a new tmpfs.
 * @param disk folder where it is mounted, and its size as mount(8) takes it
 * @param env environment variables
 */
export function runOnDisk(
	{ folder, size }: { folder: string; size: string },
	script: string,
	env: NodeJS.ProcessEnv,
): Promise<{ stdout: string; stderr: string }> {
	const mounted = `mount -t tmpfs -o size=${size} tmpfs "${folder}" && ${script}`;
	return promisify(execFile)("unshare", [...namespace, "sh", "-c", mounted], { env });
}
