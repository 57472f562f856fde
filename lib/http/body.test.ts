import { errorText } from "@/lib/bengali/errors";
import { SchoolError } from "@/lib/school/errors";
import { readBody } from "./body";
import { CallError } from "./failure";

const limit = 1000;
const json = "application/json";
const form = "application/x-www-form-urlencoded";

function requestOf(body: BodyInit, type?: string): Request {
	const request = new Request("http://school.example/api", { method: "POST", body });
	if (type === undefined) request.headers.delete("content-type");
	else request.headers.set("content-type", type);
	return request;
}

async function refusalOf(request: Request): Promise<CallError | SchoolError> {
	const error = await readBody(request, limit).then(
		() => null,
		(reason: unknown) => reason,
	);
	if (error instanceof CallError || error instanceof SchoolError) return error;
	throw new Error("was not refused");
}

describe("reads", () => {
	test.each([
		["JSON", '{"name":" ভোলা "}', json],
		["JSON with a charset", '{"name":"ভোলা"}', "application/json; charset=utf-8"],
		["JSON in capitals", '{"name":"ভোলা"}', "Application/JSON"],
		["JSON with a byte order mark", '\ufeff{"name":"ভোলা"}', json],
		["a form", new URLSearchParams({ name: "ভোলা " }).toString(), form],
		["a form with a charset", "name=%E0%A6%AD%E0%A7%8B%E0%A6%B2%E0%A6%BE", `${form};charset=UTF-8`],
		["a form with a field twice", "name=x&name=%E0%A6%AD%E0%A7%8B%E0%A6%B2%E0%A6%BE", form],
	])("%s", async (_, body, type) => {
		expect(await readBody(requestOf(body, type), limit)).toEqual({ name: "ভোলা" });
	});

	test("a body without a content type as JSON", async () => {
		expect(await readBody(requestOf(new TextEncoder().encode('{"a":1}')), limit)).toEqual({ a: 1 });
	});

	test("multipart, with a file", async () => {
		const data = new FormData();
		data.set("name", "ভোলা");
		data.set("image", new File(["x"], "ছবি.png", { type: "image/png" }));
		const fields = await readBody(new Request("http://school.example/", { method: "POST", body: data }), limit);
		expect(fields.name).toBe("ভোলা");
		expect(fields.image).toBeInstanceOf(File);
	});

	test("no body as no fields", async () => {
		expect(await readBody(new Request("http://school.example/", { method: "POST" }), limit)).toEqual({});
	});

	test("composed and decomposed letters as the same text", async () => {
		const [first, second] = await Promise.all(
			["\u09df", "\u09af\u09bc"].map((name) => readBody(requestOf(JSON.stringify({ name }), json), limit)),
		);
		expect(first).toEqual(second);
	});

	test("line breaks, tabs, emoji and the joiners of Bengali", async () => {
		const text = "ক\n\tখ\r\n🙂 র\u200d্য";
		expect(await readBody(requestOf(JSON.stringify({ text }), json), limit)).toEqual({ text });
	});

	test("__proto__ and constructor as plain fields", async () => {
		const fields = await readBody(requestOf('{"__proto__":"x","constructor":"y"}', json), limit);
		expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
		expect(Object.hasOwn(fields, "__proto__")).toBe(true);
		expect(({} as Record<string, unknown>).x).toBeUndefined();
	});
});

describe("refuses with 400", () => {
	test.each([
		["cut JSON", '{"name":', json],
		["words", "name", json],
		["another content type", "<name/>", "application/xml"],
		["plain text", '{"name":"x"}', "text/plain"],
		["a type with the same prefix", "{}", "application/json-patch+json"],
		["multipart without a boundary", "name", "multipart/form-data"],
		["malformed multipart", "name", "multipart/form-data; boundary=x"],
	])("%s", async (_, body, type) => {
		expect(await refusalOf(requestOf(body, type))).toMatchObject({ status: 400, message: errorText.notJson });
	});

	test("bytes that are not UTF-8", async () => {
		expect(await refusalOf(requestOf(new Uint8Array([0x7b, 0xff, 0x7d]), json))).toMatchObject({ status: 400 });
	});
});

describe("refuses with 413", () => {
	const stream = (body: string) =>
		new Request("http://school.example/", {
			method: "POST",
			body: new Blob([body]).stream(),
			duplex: "half",
		} as RequestInit);

	test("a declared length", async () => {
		const request = requestOf("{}", json);
		request.headers.set("content-length", String(limit + 1));
		expect(await refusalOf(request)).toMatchObject({ status: 413 });
	});

	test("no declared length", async () => {
		expect(await refusalOf(stream("x".repeat(limit + 1)))).toMatchObject({ status: 413 });
	});

	test("a declared length that is too small", async () => {
		const request = stream("x".repeat(limit + 1));
		request.headers.set("content-length", "2");
		expect(await refusalOf(request)).toMatchObject({ status: 413 });
	});

	test("but accepts exactly the limit", async () => {
		const body = JSON.stringify({ a: "x".repeat(limit - 8) });
		expect(body).toHaveLength(limit);
		expect(Object.keys(await readBody(requestOf(body, json), limit))).toEqual(["a"]);
	});
});

describe("refuses with 422", () => {
	test.each(["[]", "null", "1", '"x"', "[".repeat(400) + "]".repeat(400)])(
		"JSON that is not an object: %s",
		async (body) => {
			expect(await refusalOf(requestOf(body, json))).toMatchObject({ kind: "invalid", errors: {} });
		},
	);

	test.each([
		["a null byte", "\\u0000"],
		["an escape", "\\u001b"],
		["a high control character", "\\u0085"],
		["half a surrogate pair", "\\ud800"],
		["a letter that a program has lost", "\\ufffd"],
		["what is no character", "\\uffff"],
	])("%s", async (_, sign) => {
		const refusal = await refusalOf(requestOf(`{"name":"ক${sign}খ","other":"x"}`, json));
		expect(refusal).toMatchObject({ kind: "invalid", errors: { name: [errorText.field.control] } });
	});

	test("text longer than any field, before it is normalised", async () => {
		const read = (name: string) => readBody(requestOf(JSON.stringify({ name }), json), 10_000_000);
		const marks = "\u0301\u0323".repeat(600_000);
		await expect(read(marks)).rejects.toMatchObject({ errors: { name: [errorText.field.tooLong] } });
		await expect(read(`data:${marks}`)).rejects.toMatchObject({ errors: { name: [errorText.field.tooLong] } });
		await expect(read(`ক${"\u0301".repeat(31)}`)).rejects.toMatchObject({
			errors: { name: [errorText.field.control] },
		});
		const picture = `data:image/png;base64,${"A".repeat(2_000_000)}`;
		expect(await read(`${picture}\n`)).toEqual({ name: picture });
		expect(await read(`${picture}\r\nAAAA`)).toEqual({ name: `${picture}\r\nAAAA` });
	});

	test.each([
		["a null byte", "%00"],
		["bytes that are not UTF-8", "Rahim%ff"],
	])("%s in a form", async (_, name) => {
		const refused = { kind: "invalid", errors: { name: [errorText.field.control] } };
		expect(await refusalOf(requestOf(`name=${name}`, form))).toMatchObject(refused);
		const part = `--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n${unescape(name)}\r\n--x--\r\n`;
		const multipart = requestOf(Buffer.from(part, "latin1"), "multipart/form-data; boundary=x");
		expect(await refusalOf(multipart)).toMatchObject(refused);
	});
});
