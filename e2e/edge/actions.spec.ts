/** What a request may name of the functions on the server: the actions of the forms, by whatever name a form has them. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { formText } from "@/lib/bengali/forms";
import { sites } from "../sites";
import { ask } from "./ask";

const { url } = sites.demo;
const manifest: { node: Record<string, { filename: string }> } = JSON.parse(
	readFileSync(".next/server/server-reference-manifest.json", "utf8"),
);

/** Forms that work without JavaScript, and what is typed into one of their fields. */
const forms = [
	["/student-result", "studentId", "১২৩৪৫"],
	["/student-login", "application", "১২৩৪৫"],
	["/student/student-application-form", "fathers_name", "Abdul Karim"],
] as const;

const former = (id: string, path: string) => ({
	$ACTION_REF_1: "",
	"$ACTION_1:0": JSON.stringify({ id, bound: "$@1" }),
	"$ACTION_1:1": "[null]",
	$ACTION_KEY: `p${path}`,
});

for (const [path, name, typed] of forms)
	test(`a form of ${path} that was opened before an update is answered with what was typed`, async ({ request }) => {
		for (const head of [
			former(`60${"a".repeat(40)}`, path),
			former("x", "/"),
			{ [`$ACTION_ID_60${"b".repeat(40)}`]: "" },
			{},
		]) {
			const answer = await request.post(path, { multipart: { ...head, [name]: typed } });
			const html = await answer.text();
			expect([answer.status(), html.includes(formText.summary), html.includes(`value="${typed}"`)]).toEqual([
				200,
				true,
				true,
			]);
		}
	});

test("the build names no other functions than the actions of these forms and Payload's own", () => {
	const files = Object.values(manifest.node).map(({ filename }) => filename);
	expect([...new Set(files)].sort()).toEqual(
		[
			...forms.map(([path]) => `app/(site)${path}/actions.ts`),
			"app/(staff)/layout.tsx",
			"node_modules/@payloadcms/next/dist/layouts/Root/index.js",
		].sort(),
	);
});

test("a cached read answers no request", async ({ request }) => {
	const chunks = readdirSync(".next/server", { recursive: true, encoding: "utf8" }).filter((file) =>
		file.endsWith(".js"),
	);
	const cached = new Set(
		chunks.flatMap((file) => readFileSync(`.next/server/${file}`, "utf8").match(/\b[89a-f][0-9a-f]{41}\b/g) ?? []),
	);
	expect(cached.size).toBeGreaterThan(20);
	for (const id of cached)
		for (const path of ["/student-result", "/admin"]) {
			const asked = { headers: { "Next-Action": id, "Content-Type": "text/plain;charset=UTF-8" }, data: "[]" };
			const answer = await request.post(`${url}${path}`, asked);
			expect([id, path, answer.headers()["x-nextjs-action-not-found"]]).toEqual([id, path, "1"]);
		}
});

test("a function that is called otherwise than its page does refuses the call", async () => {
	const types = ["text/plain;charset=UTF-8", "multipart/form-data; boundary=x"];
	const field = (name: string, value: string) =>
		`--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`;
	const args = ["[]", "[null,5]", '["$F1"]', "[{}]", '[{"name":"form-state"}]', "{", ""];
	const office = [
		{ name: "table-state", args: { collectionSlug: "students" } },
		{ name: "form-state", args: { collectionSlug: "payload" } },
		{ name: "render-list", args: { collectionSlug: { a: 1 } } },
		{ name: { name: "render-list" }, args: [] },
	].map((call) => JSON.stringify([call]));
	for (const [id, { filename }] of Object.entries(manifest.node)) {
		const path = forms.find(([path]) => filename.includes(`${path}/`))?.[0] ?? "/admin/login";
		for (const type of types)
			for (const given of path === "/admin/login" ? [...args, ...office] : args) {
				const body = type.startsWith("text") ? given : field("0", given);
				const headers = { "Next-Action": id, "Content-Type": type, "Content-Length": Buffer.byteLength(body) };
				const { status } = await ask(url + path, headers, "POST", body);
				// Payload's own sets the language, whatever it is called with.
				const refused = filename.startsWith("app") || status >= 500 ? 400 : status;
				expect([filename, type, given, status]).toEqual([filename, type, given, refused]);
			}
	}
});

test("what is no form is no failure of the site, at each page and below each route", async () => {
	const part = '--x\r\ncontent-disposition: form-data; name="studentId"\r\n\r\n1';
	const bodies = ["", "\0--", "{}", "--x--\r\n", part, `${part}\r\n--x\r\nname\r\n\r\n`, "a=%zz"];
	const types = ["multipart/form-data; boundary=x", "multipart/form-data; boundary=", "multipart/form-data", ";"];
	const paths = [
		...forms.map(([path]) => path),
		"/admin",
		"/admin/login",
		"/first-head",
		"/first-head/x",
		"/result/1/1",
	];
	for (const path of [...paths, "/result/1/1/1", "/result/1/1/1/1", "/notices", "/api/none", "/nothing"])
		for (const type of types)
			for (const body of bodies) {
				const headers = { "Content-Type": type, "Content-Length": String(Buffer.byteLength(body)) };
				const { status } = await ask(url + path, headers, "POST", body);
				expect(status, `${path}, ${type}: ${JSON.stringify(body)}`).toBeLessThan(500);
			}
});
