import type { Payload } from "payload";
import { studentText } from "@/lib/bengali/students";
import { testDatabase } from "@/lib/cms/testing/databases";

process.env.FIRST_HEAD = "page";
const open = testDatabase();

const password = "নদীর পাড়ে আমার ঘর";

let payload: Payload;
let firstHead: typeof import("./first-head");
let token: string;
beforeAll(async () => {
	payload = await open();
	firstHead = await import("./first-head");
	token = firstHead.firstHeadPath().split("/").at(-1) ?? "";
});

const accounts = async () => {
	const { docs } = await payload.find({ collection: "staff", depth: 0 });
	return docs.map(({ email, role }) => ({ email, role }));
};

test("the address has to be the printed one", async () => {
	await firstHead.requireFirstHead(payload, token);
	for (const other of ["", "x", `${token.slice(0, -1)}_`, `${token}x`]) {
		await expect(firstHead.requireFirstHead(payload, other)).rejects.toMatchObject({ kind: "notFound" });
		const made = firstHead.makeFirstHead(payload, other, { email: "thief@school.example", password });
		await expect(made).rejects.toMatchObject({ kind: "notFound" });
	}
	expect(await accounts()).toEqual([]);
});

test("a password against the rules is refused with a sentence, and the page stays open", async () => {
	const made = firstHead.makeFirstHead(payload, token, { email: "head@school.example", password: "school123456" });
	await expect(made).rejects.toMatchObject({ kind: "invalid", errors: { password: [studentText.password.common] } });
	expect(await accounts()).toEqual([]);
	await firstHead.requireFirstHead(payload, token);
});

test("of two requests at the same time one makes the account, and then the address opens nothing", async () => {
	const both = ["head@school.example", "other@school.example"].map((email) =>
		firstHead.makeFirstHead(payload, token, { email, password }),
	);
	const outcomes = await Promise.allSettled(both);
	expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
	expect(await accounts()).toEqual([{ email: expect.stringMatching(/^(head|other)@/), role: "head" }]);
	await expect(firstHead.requireFirstHead(payload, token)).rejects.toMatchObject({ kind: "notFound" });
	const again = firstHead.makeFirstHead(payload, token, { email: "third@school.example", password });
	await expect(again).rejects.toMatchObject({ kind: "notFound" });
});
