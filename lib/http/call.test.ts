import { jest } from "@jest/globals";
import { z } from "zod";
import { errorText } from "@/lib/bengali/errors";
import { notFoundError } from "@/lib/school/errors";
import { call, callByPath, declarationOf, isMadeByCall, missingCall } from "./call";

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

test("a path that names no call is 404, one that does is that call's", async () => {
	const found = call({ method: "GET", access: "public", answer: z.object({}), handle: async () => ({}) });
	const handlers = callByPath(async ({ name }) => (name === "known" ? found : undefined));
	const answerOf = (name: string) => handlers.GET(new Request(address), context({ name }));
	expect([(await answerOf("known")).status, (await answerOf("unknown")).status]).toEqual([200, 404]);
	expect(Object.values(handlers).every(isMadeByCall)).toBe(true);
});

test("null from the handler is 404, also below a limit", async () => {
	const asked: unknown[] = [];
	const missing = { method: "GET", access: "public", answer: z.object({}), handle: async () => null } as const;
	const limited = call({
		...missing,
		limit: async (_request, input, work) => {
			asked.push(input.query);
			return work();
		},
	});
	expect((await call(missing).GET(new Request(address), context())).status).toBe(404);
	expect((await limited.GET(new Request(address), context())).status).toBe(404);
	expect(asked).toEqual([{}]);
	expect([call(missing).GET, limited.GET].map((handler) => declarationOf(handler)?.isLimited)).toEqual([false, true]);
});

test("only a POST that knows who asks is refused from pages of other sites", async () => {
	const elsewhere = () => new Request(address, { method: "POST", headers: { "Sec-Fetch-Site": "cross-site" } });
	const open = { method: "POST", answer: z.object({}), handle: async () => ({}) } as const;
	expect((await call({ ...open, access: "public" }).POST(elsewhere(), context())).status).toBe(200);
	const guarded = call({ ...open, access: async () => "somebody" });
	expect((await guarded.POST(elsewhere(), context())).status).toBe(403);
	expect((await guarded.POST(post(), context())).status).toBe(200);
	const read = call({ ...open, method: "GET", access: async () => "somebody" });
	expect((await read.GET(new Request(address, { headers: elsewhere().headers }), context())).status).toBe(200);
});

test("a form with a file may be larger than other bodies", async () => {
	const { POST: sized } = call({
		method: "POST",
		access: "public",
		maxBytes: 20,
		maxFormBytes: 1000,
		body: z.object({ name: z.string() }),
		answer: z.object({ name: z.string() }),
		handle: async ({ body }) => body,
	});
	const name = "x".repeat(30);
	const form = new FormData();
	form.set("name", name);
	const statusOf = async (body: BodyInit, type?: string) => {
		const headers = type ? { "Content-Type": type } : undefined;
		return (await sized(new Request(address, { method: "POST", body, headers }), context())).status;
	};
	expect(await statusOf(form)).toBe(200);
	expect(await statusOf(JSON.stringify({ name }), "application/json")).toBe(413);
	expect(await statusOf(`name=${name}`, "application/x-www-form-urlencoded")).toBe(413);
	form.set("name", "x".repeat(1000));
	expect(await statusOf(form)).toBe(413);
});
