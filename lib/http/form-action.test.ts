import { jest } from "@jest/globals";
import { z } from "zod";
import { errorText } from "@/lib/bengali/errors";
import { studentText } from "@/lib/bengali/students";
import { bodyBytes, uploadBytes } from "@/lib/contract/body-limits.js";
import { lineField } from "@/lib/contract/input";
import { SchoolError } from "@/lib/school/errors";
import type { formAction as FormActionMaker } from "./form-action";
import type { Limit } from "./limits";

// Next's headers() throws outside a request.
jest.unstable_mockModule("next/headers", () => ({
	headers: async () => new Headers({ "x-forwarded-for": "192.0.2.7" }),
}));

let formAction: typeof FormActionMaker;
beforeAll(async () => {
	({ formAction } = await import("./form-action"));
});

const required = { name: "Name it." };
const free: Limit<unknown> = (_request, _input, work) => work();

function actionOf(
	limit: Limit<unknown> = free,
	handle: (body: object) => Promise<object> = async (body) => ({ body }),
) {
	const body = z.object({ name: lineField(20), image: z.unknown().optional() });
	return formAction({ body, required, limit, handle: ({ body }) => handle(body) });
}

function form(fields: Record<string, string | File>): FormData {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) data.append(name, value);
	return data;
}

test("passes the schema's fields, parsed, and no others", async () => {
	const data = form({ name: "  ভোলা ", $ACTION_KEY: "k1", password: "x", image: "" });
	expect(await actionOf()(null, data)).toEqual({ done: { body: { name: "ভোলা", image: "" } } });
});

test("errors come back by field with the typed values; the previous state is not trusted", async () => {
	const invented = { done: null, errors: { name: ["x"] }, message: "x", typed: { name: "<b>" } };
	const answer = await actionOf()(invented, form({ name: " ", image: "a", other: "x" }));
	expect(answer).toEqual({
		done: null,
		errors: { name: [required.name] },
		message: null,
		typed: { name: " ", image: "a" },
	});
});

test.each([
	["text with a control character", { name: "a\u0000" }, { name: [errorText.field.control] }],
	["text that is longer than any field", { name: "a".repeat(20_000) }, { name: [errorText.field.tooLong] }],
	[
		"a file that is larger than an upload",
		{ name: "a", image: new File([new Uint8Array(uploadBytes + 1)], "a.jpg") },
		{ image: [studentText.picture.tooLarge] },
	],
])("%s is refused at its field", async (_what, fields, errors) => {
	const answer = await actionOf()(null, form(fields as Record<string, string | File>));
	expect(answer).toMatchObject({ done: null, errors });
	// What is given back stands in the page: no file, and no text that no field can have.
	const typed = Object.entries(fields).filter(([, value]) => typeof value === "string" && value.length < 20_000);
	expect((answer as { typed: object }).typed).toEqual(Object.fromEntries(typed));
});

test("text above the limit of a call is refused as a whole", async () => {
	const data = form({ name: "a", image: "x".repeat(bodyBytes) });
	expect(await actionOf()(null, data)).toMatchObject({ done: null, errors: {}, message: errorText.tooLarge });
});

test("what is just at a limit is taken", async () => {
	const image = new File([new Uint8Array(uploadBytes)], "a.jpg");
	expect(await actionOf()(null, form({ name: "a", image }))).toMatchObject({ done: { body: { name: "a" } } });
	const answer = await actionOf()(null, form({ name: "a", image: "x".repeat(bodyBytes - 1) }));
	expect(answer).not.toMatchObject({ message: errorText.tooLarge });
	const longest = "a".repeat(10_000);
	expect(await actionOf()(null, form({ name: longest }))).toMatchObject({ done: null, typed: { name: longest } });
});

test("the limit wraps the handler and gets the request's headers", async () => {
	const handle = jest.fn(async (_body: object) => ({}));
	const seen: (string | null)[] = [];
	const closed: Limit<unknown> = async (request) => {
		seen.push(request.headers.get("x-forwarded-for"));
		throw new SchoolError("forbidden", "Too often.");
	};
	const answer = await actionOf(closed, handle)(null, form({ name: "a" }));
	expect(answer).toMatchObject({ done: null, errors: {}, message: "Too often.", typed: { name: "a" } });
	expect(handle).not.toHaveBeenCalled();
	expect(seen).toEqual(["192.0.2.7"]);
});

test("an unexpected error gives only a reference number", async () => {
	const log = jest.spyOn(console, "error").mockImplementation(() => {});
	const answer = await actionOf(free, async () => {
		throw new Error("UNIQUE constraint failed");
	})(null, form({ name: "a" }));
	const reference = /\[([0-9a-f]{8})\]/.exec(JSON.stringify(log.mock.calls))?.[1] ?? "";
	log.mockRestore();
	expect(answer).toMatchObject({ done: null, message: errorText.server(reference) });
});
