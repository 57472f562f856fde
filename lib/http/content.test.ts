import { Readable } from "node:stream";
import { jest } from "@jest/globals";
import { errorText } from "@/lib/bengali/errors";
import { filesText } from "@/lib/bengali/files";
import type { FileStore } from "@/lib/files/store";
import { StoreUnavailable } from "@/lib/files/unavailable";
import { type Content, forAnHour, fromStore, sendCalendar, sendContent, sendFile } from "./content";

const bytes = new TextEncoder().encode("0123456789");
const content: Content = {
	size: bytes.byteLength,
	etag: '"a1"',
	headers: { "Cache-Control": "public, no-cache" },
	description: { "Content-Type": "application/pdf" },
	read: ({ start, end }) => bytes.slice(start, end + 1),
};

const ask = (headers: Record<string, string> = {}, method = "GET", what: Content = content) =>
	sendContent(new Request("http://school.example/a.pdf", { method, headers }), what);

test("sends the whole and says how long it is", async () => {
	const answer = await ask();
	expect(answer.status).toBe(200);
	expect(Object.fromEntries(answer.headers)).toEqual({
		"accept-ranges": "bytes",
		"cache-control": "public, no-cache",
		"x-body-length": "10",
		"content-type": "application/pdf",
		etag: '"a1"',
		"x-content-type-options": "nosniff",
	});
	expect(await answer.text()).toBe("0123456789");
});

test.each([
	["bytes=0-0", "0", "bytes 0-0/10"],
	["bytes=2-4", "234", "bytes 2-4/10"],
	["bytes=7-", "789", "bytes 7-9/10"],
	["bytes=-3", "789", "bytes 7-9/10"],
	["bytes=8-99", "89", "bytes 8-9/10"],
])("sends the part %s", async (range, text, contentRange) => {
	for (const method of ["GET", "HEAD"]) {
		const answer = await ask({ Range: range }, method);
		expect(answer.status).toBe(206);
		expect(answer.headers.get("content-range")).toBe(contentRange);
		expect(answer.headers.get("x-body-length")).toBe(String(text.length));
		expect(await answer.text()).toBe(method === "HEAD" ? "" : text);
	}
});

test.each(["bytes=10-", "bytes=50-60"])("has no part %s", async (range) => {
	const answer = await ask({ Range: range });
	expect([answer.status, answer.headers.get("content-range")]).toEqual([416, "bytes */10"]);
	expect(answer.headers.get("cache-control")).toBe("no-store");
	expect(answer.headers.has("content-type")).toBe(false);
});

test.each(["bytes=a-b", "bytes", "lines=0-1", "bytes=0-1,4-5", ""])("sends the whole for %s", async (range) => {
	const answer = await ask({ Range: range });
	expect([answer.status, answer.headers.get("x-body-length")]).toEqual([200, "10"]);
});

test("sends a part only of the version that If-Range names", async () => {
	const part = { Range: "bytes=0-1" };
	expect((await ask({ ...part, "If-Range": '"a1"' })).status).toBe(206);
	for (const other of ['"a2"', 'W/"a1"', "Sat, 21 Nov 2026 08:00:00 GMT"])
		expect((await ask({ ...part, "If-Range": other })).status).toBe(200);
	const { etag: _, ...untagged } = content;
	expect((await ask({ ...part, "If-Range": '"a1"' }, "GET", untagged)).status).toBe(200);
});

test.each(['"a1"', 'W/"a1"', '"x", "a1"', "*"])("sends nothing to who has it: %s", async (known) => {
	for (const range of ["", "bytes=0-1"]) {
		const answer = await ask({ "If-None-Match": known, Range: range });
		expect([answer.status, answer.body, answer.headers.get("x-body-length")]).toEqual([304, null, null]);
	}
});

test("sends it again to who has another version", async () => {
	for (const known of ['"a2"', '"a1', 'x"a1"']) expect((await ask({ "If-None-Match": known })).status).toBe(200);
});

test("sends a file of no bytes", async () => {
	const answer = await ask({}, "GET", { ...content, size: 0 });
	expect([answer.status, answer.headers.get("x-body-length"), await answer.text()]).toEqual([200, "0", ""]);
});

describe("an uploaded file", () => {
	const modified = new Date("2026-11-21T08:00:00Z");
	const file = (read: FileStore["read"]) => ({
		name: "ফল (১) 'ক'.pdf",
		size: 10,
		modified,
		type: "application/pdf",
		store: { read } as FileStore,
	});
	const request = new Request("http://school.example/a.pdf");

	test("has a tag of size and time, its name, and is shown in the browser", async () => {
		const answer = await sendFile(
			request,
			file(async () => Readable.from([bytes])),
			forAnHour,
		);
		const { headers } = answer;
		expect(headers.get("etag")).toBe(`"a-${modified.getTime().toString(36)}"`);
		expect(headers.get("cache-control")).toBe("private, max-age=3600");
		const [, name = ""] = /^inline; filename\*=UTF-8''([\w%.-]+)$/.exec(headers.get("content-disposition") ?? "") ?? [];
		expect(decodeURIComponent(name)).toBe("ফল (১) 'ক'.pdf");
		expect(await answer.text()).toBe("0123456789");
	});

	test("that was removed meanwhile is not found, and stored nowhere", async () => {
		const answer = await sendFile(
			request,
			file(async () => null),
			forAnHour,
		);
		expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
		expect(await answer.text()).toBe(errorText.notFound);
	});

	test("whose store does not answer may be asked for again; another error is nobody's answer", async () => {
		const log = jest.spyOn(console, "error").mockImplementation(() => {});
		const failing = (error: Error) =>
			fromStore(() =>
				sendFile(
					request,
					file(async () => Promise.reject(error)),
					forAnHour,
				),
			);
		const answer = await failing(new StoreUnavailable(new Error("socket closed")));
		expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
			503,
			"30",
			"no-store",
		]);
		expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
		expect(await answer.text()).toBe(filesText.notShown);
		expect(JSON.stringify(log.mock.calls)).toContain("socket closed");
		log.mockRestore();
		await expect(failing(new Error("broken"))).rejects.toThrow("broken");
	});
});

test("a calendar is sent once to who subscribes", async () => {
	const ask = (headers = {}) => new Request("http://school.example/calendar.ics", { headers });
	const first = sendCalendar("BEGIN:VCALENDAR", ask());
	expect(first.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
	expect(first.headers.get("content-disposition")).toBe('inline; filename="calendar.ics"');
	expect(await first.text()).toBe("BEGIN:VCALENDAR");
	const tag = first.headers.get("etag") ?? "";
	expect(tag).toMatch(/^"[\w-]{27}"$/);
	const again = sendCalendar("BEGIN:VCALENDAR", ask({ "If-None-Match": tag }));
	expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, tag, ""]);
	expect(sendCalendar("BEGIN:VCALENDAR\n", ask({ "If-None-Match": tag })).status).toBe(200);
});
