/** The steps at which a test kills a backup or a restore. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { commandAtStep, type Variables } from "@/lib/cms/testing/backup-target";

/**
 * Runs a command to its end.
 * @returns a few of its steps at the start, and all at the end, where files get their final names
 */
export async function stepsOf(args: string[], variables: Variables, atEnd = 8): Promise<number[]> {
	const counter = path.join(mkdtempSync(path.join(tmpdir(), "school-count-")), "count");
	expect(await commandAtStep(args, { ...variables, COUNT_FILE: counter })).toMatchObject({ code: 0 });
	const count = Number(readFileSync(counter, "utf8"));
	rmSync(path.dirname(counter), { recursive: true });
	expect(count).toBeGreaterThan(15);
	const stride = Math.ceil(count / 3);
	return Array.from({ length: count }, (_, index) => index + 1).filter(
		(step) => step > count - atEnd || step % stride === 0,
	);
}
