import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { jest } from "@jest/globals";
import { studentText } from "@/lib/bengali/students";
import { command } from "@/lib/cms/testing/backup-target";
import { testDatabase } from "@/lib/cms/testing/databases";
import { commandText } from "@/lib/machine/text";

const open = testDatabase();

test("a password of the first account that is against the rules stops the start with a sentence", async () => {
	const payload = await open();
	const { makeFirstStaff } = await import("./first-staff");
	const { environment } = await import("@/lib/machine/environment");
	const given = { ...environment, STAFF_EMAIL: "head@school.example", STAFF_PASSWORD: "school123456" };
	await expect(makeFirstStaff(payload, given)).rejects.toMatchObject({
		name: "StartRefused",
		message: commandText.passwordRefused(studentText.password.common),
	});
	expect((await payload.count({ collection: "staff" })).totalDocs).toBe(0);
});

test("a new school that would have no account is refused before its database is made", async () => {
	const folder = mkdtempSync(path.join(tmpdir(), "school-no-account-"));
	try {
		const variables = { DATA_DIR: path.join(folder, "data"), DATABASE_URL: "", FIRST_HEAD: "settings" };
		const refused = await command(["prepare"], variables);
		expect(refused).toEqual({ code: 1, said: expect.stringContaining(commandText.noStaff) });
		expect(readdirSync(variables.DATA_DIR)).toEqual([]);
	} finally {
		rmSync(folder, { recursive: true });
	}
});

test("the demo's password is said once, then the file that has it, and nothing of a file that was removed", async () => {
	const payload = await open();
	const { makeDemoStaff } = await import("./first-staff");
	const { environment } = await import("@/lib/machine/environment");
	const folder = mkdtempSync(path.join(tmpdir(), "school-demo-staff-"));
	const said = jest.spyOn(console, "log").mockImplementation(() => undefined);
	const start = async () => {
		said.mockClear();
		await makeDemoStaff(payload, { ...environment, DATA_DIR: folder });
		return said.mock.calls.flat();
	};
	try {
		const file = path.join(folder, "demo-staff.txt");
		const first = await start();
		const [email = "", password = ""] = readFileSync(file, "utf8").split("\n");
		expect(first).toEqual([commandText.demoStaff(email, password)]);
		expect(statSync(file).mode & 0o077).toBe(0);
		expect(await start()).toEqual([commandText.demoStaffFile(file)]);
		rmSync(file);
		expect(await start()).toEqual([]);
	} finally {
		said.mockRestore();
		rmSync(folder, { recursive: true });
	}
});
