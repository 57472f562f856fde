import { fileOf, newestOf, withPolicy } from "./asleep-pages";

test.each([
	["/", ""],
	["/notices/2", "notices/2"],
	[`/educational/notice/${encodeURIComponent("বার্ষিক পরীক্ষা")}`, "educational/notice/বার্ষিক পরীক্ষা"],
	["/.well-known/security.txt", ".well-known/security.txt"],
	// Those would be files of other addresses, or outside of the folder.
	["/content/a%2Fb", null],
	["/content/..", null],
	["/content/%2e%2e", null],
	["/content//x", null],
	["/content/", null],
	["/content/%zz", null],
	["notices", null],
	[`/content/${encodeURIComponent("দ".repeat(90))}`, null],
])("the file of %s is %p", (address, file) => {
	expect(fileOf(address)).toBe(file);
});

test("a page has the policy of its own scripts before all else", () => {
	const scripts = "script-src 'self' 'sha256-x='";
	const body = Buffer.from("<!DOCTYPE html><html><head><meta charset=x></head><head>");
	const page = withPolicy({ headers: { "content-security-policy": `default-src 'self', ${scripts}` }, body });
	expect(page).toBe(
		`<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" content="${scripts}"/><meta charset=x></head><head>`,
	);
	expect(withPolicy({ headers: {}, body })).toBe(body.toString());
});

test("the newest records come first", () => {
	const entry = (name: string, changed?: string) =>
		`<url>\n<loc>https://school.example/${name}</loc>\n${changed ? `<lastmod>${changed}</lastmod>\n` : ""}</url>`;
	const sitemap = [entry("old", "2024-01-01"), entry("list"), entry("new&amp;x", "2026-01-01")].join("\n");
	expect(newestOf(sitemap)).toEqual(["/new&x", "/old", "/list"]);
});
