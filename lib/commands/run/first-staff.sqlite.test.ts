import { commandText } from "@/lib/bengali/commands";
import { studentText } from "@/lib/bengali/students";
import { testDatabase } from "@/lib/cms/testing/databases";

const open = testDatabase();

test("a password of the first account that is against the rules stops the start with a sentence", async () => {
	const payload = await open();
	const { makeFirstStaff } = await import("./first-staff");
	const { environment } = await import("@/lib/environment");
	const given = { ...environment, STAFF_EMAIL: "head@school.example", STAFF_PASSWORD: "school123456" };
	await expect(makeFirstStaff(payload, given)).rejects.toMatchObject({
		name: "StartRefused",
		message: commandText.passwordRefused(studentText.password.common),
	});
	expect((await payload.count({ collection: "staff" })).totalDocs).toBe(0);
});
