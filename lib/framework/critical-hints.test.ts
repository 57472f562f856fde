/** @jest-environment node */
import { withPayload } from "@payloadcms/next/withPayload";
import { hintsInOfficeOnly } from "./critical-hints";

const sourcesOf = async (config: ReturnType<typeof hintsInOfficeOnly>) =>
	((await config.headers?.()) ?? [])
		.filter(({ headers }) => headers.some(({ key }) => key === "Critical-CH"))
		.map(({ source }) => source);

const own = { source: "/:path*", headers: [{ key: "X-Content-Type-Options", value: "nosniff" }] };
const config = withPayload({ headers: async () => [own] });

test("Payload still sends the hint on all paths: otherwise this file can go", async () => {
	expect(await sourcesOf(config)).toEqual(["/:path*"]);
});

test("the hint is sent in the back office alone, and other headers as before", async () => {
	expect(await sourcesOf(hintsInOfficeOnly(config))).toEqual(["/admin/:path*"]);
	expect(await hintsInOfficeOnly(config).headers?.()).toContainEqual(own);
});
