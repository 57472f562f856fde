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

/** The body as a browser sends it, cut at these places. */
async function cut(fields: Field[], places: number[]) {
	const form = new FormData();
	for (const [name, value] of fields) form.append(name, value);
	const sent = new Response(form);
	const type = sent.headers.get("content-type") ?? "";
	const bytes = Buffer.from(await sent.arrayBuffer());
	const ends = [...new Set(places.map((place) => place % bytes.length))].sort((one, other) => one - other);
	const parts = [...ends, bytes.length].map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
	return { type, boundary: type.replace(/.*boundary=/, ""), parts };
}

async function passed(fields: Field[], places: number[]) {
	const { type, boundary, parts } = await cut(fields, places);
	const rewrite = withOwnAction(boundary, id, path);
	const bytes = Buffer.concat([...parts, null].flatMap((part) => rewrite(part) ?? []));
	const form = await new Response(new Uint8Array(bytes), { headers: { "Content-Type": type } }).formData();
	return Promise.all(
		[...form].map(async ([name, value]) => [name, typeof value === "string" ? value : await value.text()]),
	);
}

test.each(Object.entries(stale))(
	"a form %s names the page's action, in whatever parts it comes",
	async (_what, head) => {
		const kept = await Promise.all(
			typed.map(async ([name, value]) => [name, typeof value === "string" ? value : await value.text()]),
		);
		await fc.assert(
			fc.asyncProperty(fc.array(fc.nat(), { maxLength: 12 }), async (places) => {
				expect(await passed([...head, ...typed], places)).toEqual([...own, ...kept]);
			}),
			{ numRuns: 50 },
		);
	},
);

test("what has no field, or none at its beginning, is passed on as it is", () => {
	const noise = Buffer.alloc(200_000, "a");
	const rewrite = withOwnAction("x", id, path);
	expect([rewrite(noise.subarray(0, 1000)), rewrite(noise.subarray(1000)), rewrite(null)]).toEqual([null, noise, null]);
	const empty = withOwnAction("x", id, path);
	expect([empty(Buffer.from("--x--")), empty(null)]).toEqual([null, Buffer.from("--x--")]);
});
