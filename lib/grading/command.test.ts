/** `npm run grade` in a process of its own. */
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { gradeJson } from "./grade-json";
import { fileOf, national, type SheetJson, student, whole } from "./testing/sheet-json";

async function run(input: Uint8Array) {
	const args = ["--conditions=production", "lib/commands/run.js", "grade"];
	const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "pipe"] });
	child.stdin.end(input);
	const closed = new Promise<number | null>((resolve) => child.once("close", resolve));
	const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
	return { out, errors, code };
}

const codes = Array.from({ length: 12 }, (_, index) => `subject ${index}`);

/** A large class. */
const large = (count: number): SheetJson => ({
	scale: national,
	subjects: codes.map((code) => whole(code)),
	students: Array.from({ length: count }, (_, index) =>
		student(
			String(index),
			Object.fromEntries(codes.map((code, at) => [code, ((index * 7919 + at * 104_729) % 10_001) / 100])),
		),
	),
});

test("writes the results of 5,000 students to a pipe and exits with 0", async () => {
	const sheet = fileOf(large(5000));
	const { out, errors, code } = await run(sheet);
	expect({ errors, code }).toEqual({ errors: "", code: 0 });
	expect(out).toBe(`${gradeJson(sheet).results}\n`);
	expect(JSON.parse(out).students).toHaveLength(5000);
});

test("writes a line for each fault, nothing else, and exits with 1", async () => {
	const sheet = large(1000);
	const broken = fileOf({ ...sheet, students: sheet.students.map((student) => ({ ...student, marks: {} })) });
	const { out, errors, code } = await run(broken);
	expect({ out, code }).toEqual({ out: "", code: 1 });
	expect(errors.trimEnd().split("\n")).toEqual(gradeJson(broken).faults);
	expect(errors.trimEnd().split("\n")).toHaveLength(12_000);
});
