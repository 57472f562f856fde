import { fontPath, plainStylesPath } from "@/lib/contract/paths";
import { plainPage } from "@/lib/http/plain-page";
import { GET } from "./[name]/route";

const get = (path: string) =>
	GET(new Request(`http://school.example${path}`), { params: Promise.resolve({ name: path.split("/").at(-1) ?? "" }) });

test("a page outside of the site's frame has its stylesheet, with the font and the colours of the site", async () => {
	const page = await plainPage({ status: 404, title: "<ক>", link: { href: "/", name: "খ" } }).text();
	expect(page).toContain(`href="${plainStylesPath}"`);
	expect(page).not.toContain("style=");
	const styles = await get(plainStylesPath);
	const text = await styles.text();
	expect([styles.status, styles.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^text\/css/)]);
	for (const part of ['"School Bengali"', fontPath, "--link:", ".button"]) expect(text).toContain(part);
	const font = await get(fontPath);
	expect([font.status, font.headers.get("content-type")]).toEqual([200, "font/woff2"]);
	expect(
		Buffer.from(await font.arrayBuffer())
			.subarray(0, 4)
			.toString(),
	).toBe("wOF2");
	expect((await get("/office/styles/nothing.css")).status).toBe(404);
});
