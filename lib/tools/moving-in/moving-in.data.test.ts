/** Tests of moving a former site in: what comes, what stays behind, what the old addresses lead to. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Payload } from "payload";
import sharp from "sharp";
import { testDatabase } from "@/lib/cms/testing/databases";
import { failedAt } from "@/lib/cms/testing/killed-process";
import type { Left } from "./old-site";
import type { Why } from "./text";

const open = testDatabase();
const site = path.resolve("lib/tools/moving-in/testing/export.xml");
const folder = mkdtempSync(path.join(tmpdir(), "old-site-"));
const uploads = path.join(folder, "uploads");
const collections = ["notices", "routines", "curriculums", "contents", "media"] as const;

beforeAll(async () => {
	mkdirSync(path.join(uploads, "2024/05"), { recursive: true });
	const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: "green" } });
	await photo
		.withExif({ IFD0: { Copyright: "Rafiq" } })
		.jpeg()
		.toFile(path.join(uploads, "2024/05/field.jpg"));
	cpSync("lib/demo/files/letter.pdf", path.join(uploads, "2024/05/নোটিশ.pdf".normalize("NFD")));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("moving in", () => {
	let payload: Payload;

	const load = async () => ({
		...(await import("./apply")),
		...(await import("./fetch")),
		...(await import("./file-source")),
		...(await import("./html-folder")),
		...(await import("./plan")),
		...(await import("./wxr")),
		...(await import("@/lib/school/old-addresses")),
		...(await import("@/lib/school/rich-text")),
		...(await import("@/lib/contract/old-addresses")),
	});

	async function bring(file = site, files = uploads) {
		const { applyPlan, folderSource, planOf, readWxr } = await load();
		const plan = planOf(await readWxr(file));
		const outcome = await applyPlan(payload, plan, folderSource(files, true));
		return { plan, ...outcome, left: [...plan.left, ...outcome.left] };
	}
	const all = async (collection: (typeof collections)[number]) =>
		(await payload.find({ collection, draft: true, depth: 0, pagination: false, sort: "id" })).docs as never as {
			[field: string]: unknown;
			id: number;
		}[];
	const publish = async (collection: "notices" | "contents", id: number) =>
		payload.update({ collection, id, data: { _status: "published" } });
	const whysOf = (left: Left[], title: string) => left.filter((entry) => entry.of === title).map(({ why }) => why);
	/** A small export with these items, as a file. */
	function exportOf(items: string, head = '<?xml version="1.0"?>'): string {
		const file = path.join(folder, "hostile.xml");
		const channel = `<link>http://old.example</link><wp:wxr_version>1.2</wp:wxr_version>${items}`;
		writeFileSync(file, `${head}<rss><channel>${channel}</channel></rss>`);
		return file;
	}
	const itemOf = (id: number, more: string, type = "post") =>
		`<item><guid>http://old.example/?p=${id}</guid><wp:post_id>${id}</wp:post_id><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>${more}</item>`;

	beforeAll(async () => {
		payload = await open();
	});
	afterEach(async () => {
		for (const collection of collections) await payload.delete({ collection, where: {}, trash: true });
		const { query, sql } = await import("@/lib/school/query");
		await query(sql`DELETE FROM old_addresses`);
	});

	test("a dry run says what would come, and writes nothing", async () => {
		const { folderSource, planOf, readWxr, tryPlan } = await load();
		const outcome = await tryPlan(payload, planOf(await readWxr(site)), folderSource(uploads, true));
		expect(outcome.counts).toMatchObject({
			...{ notices: { now: 2, known: 0 }, routines: { now: 1 }, contents: { now: 2 }, files: { now: 2 } },
		});
		for (const collection of collections) expect(await all(collection)).toEqual([]);
		await expect(tryPlan(payload, planOf(await readWxr(site)), folderSource(folder, true))).resolves.toMatchObject({
			left: [{ why: "fileMissing" }, { why: "fileMissing" }],
		});
	});

	test("posts and pages come as drafts, with dates, texts and files; what does not is named", async () => {
		const { htmlOf } = await load();
		const { left, plan } = await bring();
		const [sports, later] = await all("notices");
		expect(sports).toMatchObject({
			...{ name: "ক্রীড়া প্রতিযোগিতা & পুরস্কার".normalize("NFC"), _status: "draft", kind: "exam", pinned: true },
			...{ publishedAt: "2024-05-02T03:30:00.000Z", summary: "খেলা হবে।" },
		});
		const html = htmlOf(sports?.body as object).replaceAll(/ rel="[^"]*"/g, "");
		expect(html).toContain("<p>আগামী <strong>রবিবার</strong> খেলা।<br>মাঠে আসুন।</p>".replace("<br>", "<br />"));
		expect(html).toMatch(/<ul><li>দৌড়<\/li>|<ul><li>দৌড়<\/li>/);
		expect(html).toContain('<a href="/history">ইতিহাস</a>');
		expect(html).toContain(`<a href="${encodeURI("/wp-content/uploads/2024/05/নোটিশ.pdf")}">সংযুক্ত</a>`);
		expect(html).not.toMatch(/script|iframe|javascript|docx|tag\/x|contact-form/);
		expect(html).toContain("[বি.দ্র.] [note]");
		const media = await all("media");
		const typesOf = (ids: unknown) => (ids as number[]).map((id) => media.find((file) => file.id === id)?.mimeType);
		expect(typesOf(sports?.files)).toEqual(["application/pdf", "image/jpeg"]);
		expect(media.map(({ alt }) => alt)).toContain("সবুজ মাঠ");
		const stored = await readFile(path.join(process.env.DATA_DIR ?? "", "media", String(media[0]?.filename)));
		expect((await sharp(stored).metadata()).exif).toBeUndefined();
		// A gallery without numbers has the pictures of its post.
		expect([later?.publishedAt, typesOf(later?.files)]).toEqual(["2099-01-01T02:00:00.000Z", ["image/jpeg"]]);

		const [routine] = await all("routines");
		// WordPress knew only the time of the school.
		expect(routine).toMatchObject({ _status: "draft", publishedAt: "2024-06-01T02:00:00.000Z" });
		const routineHtml = htmlOf(routine?.body as object);
		expect(routineHtml).toContain("<p>দিন | বিষয়</p>".normalize("NFC"));
		expect(routineHtml).toContain('href="https://www.youtube.com/watch?v=abc"');
		const [history, contact] = await all("contents");
		expect(history).toMatchObject({ name: "ইতিহাস", place: "page", _status: "draft", picture: media[0]?.id });
		expect(htmlOf(history?.body as object)).toMatch(/<h2>শুরু<\/h2>.*>খেলা<\/a> ফাইল/);
		expect(contact?.name).toBe("যোগাযোগ".normalize("NFC"));

		const expected: [string, Why[]][] = [
			[String(sports?.name), ["comments", "shortcode", "unsure", "link", "link", "fileKind", "script", "script"]],
			["শ্রেণি রুটিন".normalize("NFC"), ["table", "foreignPicture", "part"]],
			["আসছে বছর", ["scheduled"]],
			["গোপন", ["closed"]],
			["ব্যক্তিগত", ["closed"]],
			["ইতিহাস", ["pageFile"]],
			["যোগাযোগ".normalize("NFC"), ["date", "ownPath"].slice(1) as Why[]],
			["মন্তব্য বাক্স", ["kind"]],
		];
		for (const [of, whys] of expected) expect([of, whysOf(left, of).sort()]).toEqual([of, whys.sort()]);
		expect(plan.menu).toEqual([{ menu: "প্রধান", name: "সম্পর্কে", link: "/history", depth: 0 }]);
		const published = await payload.find({ collection: "notices", where: { _status: { equals: "published" } } });
		expect(published.totalDocs).toBe(0);
	});

	test("a second run adds nothing, and a run that breaks anywhere is completed by the next", async () => {
		for (let step = 1; await failedAt(payload, step, () => bring()); step += 7);
		const counts = async () => Promise.all(collections.map(async (collection) => (await all(collection)).length));
		expect(await counts()).toEqual([2, 1, 0, 2, 2]);
		const { counts: again } = await bring();
		expect(await counts()).toEqual([2, 1, 0, 2, 2]);
		expect(again).toMatchObject({ notices: { now: 0, known: 2 }, files: { now: 0, known: 2 } });
		const [sports] = await all("notices");
		expect(sports?.files).toHaveLength(2);
	});

	test("files that are found later come, and say to which draft they belong", async () => {
		const first = await bring(site, folder);
		expect(first.left.filter(({ why }) => why === "lateFile")).toHaveLength(5);
		const second = await bring();
		expect(second.counts.files).toEqual({ now: 2, known: 0 });
		expect(second.left.filter(({ why }) => why === "attached")).toHaveLength(5);
	});

	test("old addresses lead to what is public, in all their spellings, and to nothing else", async () => {
		const { findMoved, oldAddressOf } = await load();
		await bring();
		const find = async (url: string) => findMoved(oldAddressOf(url) ?? "");
		const slug = `/2024/05/${encodeURIComponent("ক্রীড়া".normalize("NFC"))}`;
		const file = encodeURI("/wp-content/uploads/2024/05/নোটিশ.pdf".normalize("NFC"));
		const picture = "/wp-content/uploads/2024/05/field.jpg";
		for (const url of [slug, "/?p=11", "/?page_id=16", "/history/", file, picture]) expect(await find(url)).toBeNull();
		expect(await find("/category/routine/")).toBe("/notices");

		const [sports] = await all("notices");
		const [history] = await all("contents");
		await publish("notices", sports?.id ?? 0);
		await publish("contents", history?.id ?? 0);
		const page = `/educational/notice/${encodeURIComponent(String(sports?.name))}`;
		const spellings = [
			slug,
			`${slug}/`,
			slug.toLowerCase(),
			`${slug}/feed/`,
			"/?p=11",
			"/index.php?p=11",
			"/?utm=1&p=0011",
		];
		for (const url of spellings)
			expect([url, decodeURIComponent((await find(url)) ?? "")]).toEqual([url, decodeURIComponent(page)]);
		const content = encodeURI(`/content/${history?.name}`);
		for (const url of ["/?page_id=16", "/?p=16", "/history/"]) expect(await find(url)).toBe(content);
		expect(await find(file)).toMatch(/^\/educational\/notice-routine\/.+\.pdf$/);
		for (const url of [picture, picture.replace(".jpg", "-300x200.jpg"), picture.replace(".jpg", "-scaled.jpg")])
			expect(await find(url)).toMatch(/^\/image\/image_content\/field-.+\.jpg$/);
		for (const url of ["/?p=14", "/?p=999", "/secret", "/contact", "/2024", "/", "/%00", `/${"x".repeat(9000)}`])
			expect([url, await find(url)]).toEqual([url, null]);

		await payload.update({
			collection: "notices",
			id: sports?.id ?? 0,
			data: { name: "নতুন নাম", _status: "published" },
		});
		expect(await find("/?p=11")).toBe(encodeURI("/educational/notice/নতুন নাম"));
		await payload.delete({ collection: "notices", id: sports?.id ?? 0 });
		const { query, sql } = await import("@/lib/school/query");
		expect(
			await query(sql`SELECT 1 FROM old_addresses WHERE collection = 'notices' AND record = ${sports?.id}`),
		).toEqual([]);
	});

	test("a folder of pages comes without what each page repeats", async () => {
		const { applyPlan, folderSource, htmlOf, planOf, readHtmlFolder } = await load();
		const pages = path.join(folder, "pages");
		mkdirSync(path.join(pages, "notices"), { recursive: true });
		const frame = '<nav><a href="about.html">পরিচিতি</a></nav><header>লোগো</header>';
		const write = (name: string, html: string) => writeFileSync(path.join(pages, name), html);
		write("index.html", `<title>প্রথম</title>${frame}<body><p>স্বাগতম</p><footer>ঠিকানা</footer></body>`);
		write("about.html", `${frame}<main><h1>পরিচিতি</h1><img src="a.jpg"><p>১৯৬৮ &lt;সাল&gt;</p></main>`);
		write(
			"notices/1.html",
			'<article><h1>ছুটি</h1><time datetime="2023-03-26">মার্চ</time><a href="../n.pdf">ফাইল</a></article>',
		);
		write("old.html", '<meta charset="windows-1252"><p>x</p>');
		write("data.xls", "x");
		cpSync("lib/demo/files/letter.pdf", path.join(pages, "n.pdf"));
		cpSync(path.join(uploads, "2024/05/field.jpg"), path.join(pages, "a.jpg"));
		symlinkSync("/etc/passwd", path.join(pages, "secret.html"));
		const plan = planOf(await readHtmlFolder(pages));
		const outcome = await applyPlan(payload, plan, folderSource(pages, false));
		expect(outcome.left).toEqual([]);
		expect(plan.left.map(({ why, of }) => [why, of])).toEqual([
			["fileKind", "data.xls"],
			["sign", "old.html"],
		]);
		expect(plan.menu.map(({ name, link }) => [name, link])).toEqual([["পরিচিতি", "/about.html"]]);
		const [notice] = await all("notices");
		expect(notice).toMatchObject({ name: "ছুটি", publishedAt: "2023-03-25T18:00:00.000Z", _status: "draft" });
		expect(notice?.files).toHaveLength(1);
		const contents = await all("contents");
		expect(contents.map(({ name }) => name)).toEqual(["পরিচিতি", "প্রথম"]);
		expect(htmlOf(contents[0]?.body as object)).toBe("<p>১৯৬৮ &lt;সাল&gt;</p>");
		expect(htmlOf(contents[1]?.body as object)).toBe("<p>স্বাগতম</p>");
		expect(contents[0]?.picture).toBeTruthy();
	});

	describe("what is hostile", () => {
		test.each([
			["no export", "<html></html>"],
			["no WXR", "<rss><channel></channel></rss>"],
			["what is cut off", "<rss><channel><wp:wxr_version>1.2</wp:wxr_version><item><title>ক</title>"],
			["entities", '<!DOCTYPE rss [<!ENTITY a "aaaa">]><rss><channel></channel></rss>'],
			["no UTF-8", Buffer.from([0x3c, 0xff, 0xfe])],
		])("%s is refused", async (_case, content) => {
			const { readWxr } = await load();
			const file = path.join(folder, "refused.xml");
			writeFileSync(file, content);
			await expect(readWxr(file)).rejects.toMatchObject({ name: "StartRefused" });
		});

		test("wrong numbers, dates, addresses and titles are named, or put right", async () => {
			const file = exportOf(
				[
					itemOf(1, "<title>ক</title><wp:post_date_gmt>9999-99-99 00:00:00</wp:post_date_gmt>"),
					itemOf(2, `<title>${"দীর্ঘ".repeat(100)}</title><link>http://old.example/a%zz/</link>`),
					itemOf(3, "<title>..</title><link>http://old.example/admin/x</link>"),
					itemOf(4, "<title>ক</title><link>http://evil.example/4/</link>"),
					"<item><title>খ</title><wp:post_id>1; DROP TABLE notices</wp:post_id></item>",
					itemOf(
						5,
						"<wp:attachment_url>http://old.example/wp-content/uploads/../../../etc/passwd.pdf</wp:attachment_url>",
						"attachment",
					),
					itemOf(
						6,
						"<wp:attachment_url>http://old.example/wp-content/uploads/%2e%2e/%2e%2e/etc/passwd.pdf</wp:attachment_url>",
						"attachment",
					),
					itemOf(7, "<title>গ\u0000\ud800</title><content:encoded><![CDATA[<p>ঘ\u0000</p>]]></content:encoded>"),
				].join(""),
			);
			const { left } = await bring(file);
			const names = (await all("notices")).map(({ name }) => String(name));
			expect(names).toHaveLength(5);
			expect(new Set(names).size).toBe(5);
			expect(names.every((name) => name.length <= 200 && !/[\p{Cc}\p{Cs}]/u.test(name))).toBe(true);
			const whys = new Set(left.map(({ why }) => why));
			for (const why of ["date", "titleCut", "titleMade", "titleTwice", "unread", "ownPath"] as const)
				expect([why, whys.has(why)]).toEqual([why, true]);
			expect(await all("media")).toEqual([]);
		});

		test("deep nesting, long lists and many brackets take no time", async () => {
			const deep = `${"<div><ul><li><b>".repeat(50_000)}ক`;
			const brackets = "[a [/b]".repeat(50_000);
			const { left } = await bring(
				exportOf(itemOf(1, `<content:encoded><![CDATA[${deep}${brackets}]]></content:encoded>`)),
			);
			expect(left.map(({ why }) => why)).toContain("long");
			const short = `${"<div><ul><li><b>".repeat(2000)}ক${"[a [/b]".repeat(2000)}`;
			const { counts } = await bring(exportOf(itemOf(2, `<content:encoded><![CDATA[${short}]]></content:encoded>`)));
			expect(counts.notices.now).toBe(1);
		});

		test("a file is taken only from its folder, and only if it is what its name says", async () => {
			const { folderSource } = await load();
			symlinkSync("/etc/passwd", path.join(uploads, "2024/05/link.pdf"));
			const source = folderSource(uploads, true);
			for (const name of ["2024/05/link.pdf", "../export.xml", "2024/05/../../../x", "2024", ""])
				expect([name, await source.check(`/wp-content/uploads/${name}`)]).toEqual([name, { why: "fileMissing" }]);
			writeFileSync(path.join(uploads, "2024/05/page.pdf"), "<html>");
			writeFileSync(path.join(uploads, "2024/05/page.jpg"), "<html>");
			const urls = ["page.pdf", "page.jpg"].map((name) => `http://old.example/wp-content/uploads/2024/05/${name}`);
			const items = urls.map((url, id) =>
				itemOf(id + 1, `<wp:attachment_url>${url}</wp:attachment_url>`, "attachment"),
			);
			const { left } = await bring(exportOf(items.join("")));
			expect(left.map(({ why }) => why)).toEqual(["fileRefused", "fileRefused"]);
		});

		test("nothing is fetched from the own machine or network, wherever a redirect leads", async () => {
			const { fetchSource, isPublicAddress } = await load();
			const closed =
				"127.0.0.1 10.1.1.1 172.20.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 ::1 :: fe80::1 fc00::1 ::ffff:10.0.0.1 2001:db8::1 2002:7f00:1::";
			expect(closed.split(" ").filter(isPublicAddress)).toEqual([]);
			expect(["103.4.5.6", "2404:6800::1"].filter(isPublicAddress)).toHaveLength(2);
			let asked = 0;
			const server = createServer(({ url = "" }, answer) => {
				asked += 1;
				if (url === "/large") return void answer.end(Buffer.alloc(21 * 1024 * 1024));
				if (url === "/away") return void answer.writeHead(302, { Location: "http://127.0.0.2:1/x" }).end();
				if (url === "/again") return void answer.writeHead(302, { Location: "/again" }).end();
				if (url === "/file") return void answer.writeHead(302, { Location: "file:///etc/passwd" }).end();
				answer.writeHead(url === "/gone" ? 404 : 200).end("%PDF-");
			});
			await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
			const { port } = server.address() as AddressInfo;
			for (const host of ["127.0.0.1", "localhost", "[::1]"])
				expect(await fetchSource(`http://${host}:${port}`).read("/a.pdf")).toMatchObject({ why: "fetched" });
			expect(asked).toBe(0);
			const source = fetchSource(`http://localhost:${port}`, (address) => address === "127.0.0.1" || address === "::1");
			expect(String(await source.read("/a.pdf"))).toBe("%PDF-");
			for (const name of ["/large", "/away", "/again", "/file", "/gone"])
				expect([name, await source.read(name)]).toMatchObject([name, { why: "fetched" }]);
			await new Promise((done) => server.close(done));
		});
	});
});
