/** @jest-environment node */
import { withPayload } from "@payloadcms/next/withPayload";
import { hintsInOfficeOnly } from "./client-hints";

const sourcesOf = async (config: ReturnType<typeof hintsInOfficeOnly>, hint: string) =>
	((await config.headers?.()) ?? [])
		.filter(({ headers }) => headers.some(({ key }) => key === hint))
		.map(({ source }) => source);

const own = { source: "/:path*", headers: [{ key: "X-Content-Type-Options", value: "nosniff" }] };
const config = withPayload({ headers: async () => [own] });

test("Payload still sends the hints on all paths: otherwise this file can go", async () => {
	expect(await sourcesOf(config, "Critical-CH")).toEqual(["/:path*"]);
});

test("the hint is sent in the back office alone, and as none for which a page is requested again", async () => {
	expect(await sourcesOf(hintsInOfficeOnly(config), "Critical-CH")).toEqual([]);
	expect(await sourcesOf(hintsInOfficeOnly(config), "Accept-CH")).toEqual(["/admin/:path*"]);
	expect(await hintsInOfficeOnly(config).headers?.()).toContainEqual(own);
});
