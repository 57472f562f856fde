import { jest } from "@jest/globals";
import { z } from "zod";
import { errorText } from "@/lib/bengali/errors";
import { notFoundError } from "@/lib/school/errors";
import { call, missingCall } from "./call";

const address = "http://school.example/api/x";
const context = (params?: Record<string, string | string[]>) => ({ params: Promise.resolve(params) });
const post = (body?: unknown, query = "") =>
	new Request(address + query, {
		method: "POST",
		...(body !== undefined && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
	});

const definition = {
	method: "POST",
	access: "public",
	params: z.object({ id: z.coerce.number().int().positive() }),
	query: z.object({ page: z.string({ error: errorText.field.required }) }),
	body: z.object({ name: z.string({ error: errorText.field.required }) }),
	answer: z.object({ text: z.string() }),
	handle: async ({
		params,
		query,
		body,
	}: {
		params: { id: number };
		query: { page: string };
		body: { name: string };
	}) => ({
		text: `${params.id} ${query.page} ${body.name}`,
		password: "never",
	}),
} as const;

const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call(definition);

test("passes the parsed input, and sends only fields of the answer schema", async () => {
	const answer = await POST(post({ name: "ভোলা", other: 1 }, "?page=2"), context({ id: "7" }));
	expect(answer.status).toBe(200);
	expect(answer.headers.get("cache-control")).toBe("no-store");
	expect(await answer.json()).toEqual({ text: "7 2 ভোলা" });
});

test("an invalid path parameter is 404", async () => {
	const answer = await POST(post({ name: "x" }, "?page=2"), context({ id: "x" }));
	expect(answer.status).toBe(404);
	expect(await answer.json()).toEqual({ success: false, message: errorText.notFound });
});

test("names each wrong field", async () => {
	const query = await POST(post({ name: "x" }), context({ id: "7" }));
	expect(query.status).toBe(422);
	expect(await query.json()).toEqual({
		success: false,
		message: errorText.invalid,
		errors: { page: [errorText.field.required] },
	});
	const body = await POST(post({}, "?page=2"), context({ id: "7" }));
	expect((await body.json()).errors).toEqual({ name: [errorText.field.required] });
});

test("answers other methods with 405 and Allow", async () => {
	for (const refuse of [GET, PUT, PATCH, DELETE]) {
		const answer = await refuse(new Request(address), context());
		expect(answer.status).toBe(405);
		expect(answer.headers.get("allow")).toBe("POST, OPTIONS");
		expect(await answer.json()).toEqual({ success: false, message: errorText.methodNotAllowed });
	}
	const options = await OPTIONS(new Request(address), context());
	expect([options.status, options.headers.get("allow")]).toEqual([204, "POST, OPTIONS"]);

	const read = call({ method: "GET", access: "public", answer: z.object({}), handle: async () => ({}) });
	expect((await read.POST(post(), context())).headers.get("allow")).toBe("GET, HEAD, OPTIONS");
	expect((await read.GET(new Request(address), context())).status).toBe(200);
});

test("authorises before it reads query and body", async () => {
	const { POST: guarded } = call({
		...definition,
		access: async () => {
			throw notFoundError();
		},
	});
	expect((await guarded(post(), context({ id: "7" }))).status).toBe(404);
});

describe("an unexpected error", () => {
	const failing = (error: Error) =>
		call({
			method: "POST",
			access: "public",
			answer: z.object({}),
			handle: async () => {
				throw error;
			},
		}).POST(post(), context());

	test("sends only a reference number, and does not log the input", async () => {
		const log = jest.spyOn(console, "error").mockImplementation(() => {});
		const cause = new Error("UNIQUE constraint failed");
		const answer = await failing(new Error("Failed query: insert\nparams: 01712345678", { cause }));
		expect(answer.status).toBe(500);
		const logged = JSON.stringify(log.mock.calls);
		log.mockRestore();
		const reference = /\[([0-9a-f]{8})\]/.exec(logged)?.[1] ?? "";
		expect(await answer.json()).toEqual({ success: false, message: errorText.server(reference) });
		expect(logged).toContain("UNIQUE constraint failed");
		expect(logged).not.toContain("01712345678");
	});

	test("includes a result that the answer schema rejects", async () => {
		const log = jest.spyOn(console, "error").mockImplementation(() => {});
		const wrong = call({
			method: "POST",
			access: "public",
			answer: z.object({ id: z.int().positive() }),
			handle: async () => ({ id: 0 }),
		});
		expect((await wrong.POST(post(), context())).status).toBe(500);
		log.mockRestore();
	});
});

test("an unknown path is 404 for every method", async () => {
	for (const handler of Object.values(missingCall)) {
		const answer = await handler(new Request(address), context());
		expect(answer.status).toBe(404);
		expect(await answer.json()).toEqual({ success: false, message: errorText.notFound });
	}
});
