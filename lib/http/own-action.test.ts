import fc from "fast-check";
import { withOwnAction } from "./own-action";

const id = `60${"a".repeat(40)}`;
const path = "/student-result";
const own = [
	["$ACTION_REF_1", ""],
	["$ACTION_1:0", `{"id":"${id}","bound":"$@1"}`],
	["$ACTION_1:1", "[null]"],
	["$ACTION_KEY", "p/student-result"],
];
type Field = [string, string | Blob];
const typed: Field[] = [
	["name", "ভোলা"],
	["note", '\r\n--x\r\nname="$ACTION_KEY"'],
	["photo", new File([new Uint8Array([0, 13, 10, 255])], "ছবি.jpg", { type: "image/jpeg" })],
];
const stale: Record<string, Field[]> = {
	"of a former build": [
		["$ACTION_REF_1", ""],
		["$ACTION_1:0", `{"id":"60${"b".repeat(40)}","bound":"$@1"}`],
		["$ACTION_1:1", '[{"done":null,"typed":{"name":"x"}}]'],
		["$ACTION_KEY", "kabc"],
	],
	"with an identifier of another form": [["$ACTION_ID_short", ""]],
	"of a former Next": [["$ACTION_9", "{}"]],
	"without an action": [],
};

const kept = Promise.all(
	typed.map(async ([name, value]) => [name, typeof value === "string" ? value : await value.text()]),
);

async function passed(body: Buffer<ArrayBuffer>, type: string) {
	const form = await new Response(await withOwnAction(body, type, id, path), {
		headers: { "Content-Type": type },
	}).formData();
	return Promise.all(
		[...form].map(async ([name, value]) => [name, typeof value === "string" ? value : await value.text()]),
	);
}

/** The body as a browser sends it. */
async function bodyOf(fields: Field[]) {
	const form = new FormData();
	for (const [name, value] of fields) form.append(name, value);
	const sent = new Response(form);
	return { body: Buffer.from(await sent.arrayBuffer()), type: sent.headers.get("content-type") ?? "" };
}

test.each(Object.entries(stale))("a form %s names the page's action", async (_what, head) => {
	const { body, type } = await bodyOf([...head, ...typed]);
	expect(await passed(body, type)).toEqual([...own, ...(await kept)]);
});

test("a form without a field is passed on as it is", async () => {
	const body = Buffer.from("--x--\r\n");
	expect(await withOwnAction(body, "multipart/form-data; boundary=x", id, path)).toBe(body);
});

test("what is cut, changed or no form at all is passed on as an empty form, or as one that can be read", async () => {
	const { body, type } = await bodyOf([...(stale["of a former build"] ?? []), ...typed]);
	expect(await passed(body.subarray(0, -10), type)).toEqual([]);
	const change = fc.tuple(fc.nat(body.length - 1), fc.nat(body.length - 1), fc.uint8Array({ maxLength: 20 }));
	await fc.assert(
		fc.asyncProperty(change, async ([from, length, instead]) => {
			const changed = Buffer.concat([body.subarray(0, from), instead, body.subarray(from + length)]);
			expect(await passed(changed, type)).toBeInstanceOf(Array);
		}),
	);
	for (const noise of [Buffer.alloc(0), Buffer.alloc(200_000, "a"), Buffer.from("--x\r\nxx\r\n\r\n")])
		expect(await passed(noise, "multipart/form-data; boundary=x")).toEqual([]);
});
