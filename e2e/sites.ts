/**
 * The sites under test, each with its own settings and data, started by ./start-sites. The tests of a site are in the
 * folder with its name; all other folders use the demo site.
 */
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@/lib/machine/free-port";
import { type SiteOptions, TestSite } from "../lib/commands/test/site";

type Settings = Pick<SiteOptions, "school" | "variables">;

/** The same for all: it is filled once. */
export const demo = { students: 600 };

const settings = {
	/** The demo school. All applications and searches of the tests come from one address. */
	demo: {
		school: demo,
		variables: { APPLICATIONS_PER_HOUR: "600", UNPROVED_STUDENTS_PER_ADDRESS: "600" },
	},
	/** A demo school of its own for tests that change what all visitors see, one after the other. */
	changing: { school: demo },
	/** Behind a proxy, with a public address. */
	secure: {
		school: demo,
		variables: { SITE_URL: "https://school.example", TRUST_PROXY: "1", ROLL_PROOFS_PER_ADDRESS: "1" },
	},
	/** A new school with only the data of its first start. */
	empty: { school: "new" },
} satisfies Record<string, Settings>;

export type SiteName = keyof typeof settings;

/** Sites whose tests have a folder of their own. */
export const ownSites = (Object.keys(settings) as SiteName[]).filter((name) => name !== "demo");

/** Folder of the tests that start schools of their own (staff/own-school.ts), and need none of these sites. */
const withOwnSchools = "staff";

/**
 * @param filters paths of tests, as `npm test` takes them; none means all
 * @returns the sites that those tests need
 */
export function sitesFor(filters: string[]): SiteName[] {
	if (filters.length === 0) return ["demo", ...ownSites];
	const folderOf = (name: string) => `e2e/${name}/`;
	const isInside = (filter: string) =>
		[...ownSites, withOwnSchools].some((name) => `${filter}/`.startsWith(folderOf(name)));
	const own = ownSites.filter((name) =>
		filters.some((filter) => `${filter}/`.startsWith(folderOf(name)) || folderOf(name).startsWith(`${filter}/`)),
	);
	return filters.every(isInside) ? own : ["demo", ...own];
}

/** URL of a site, and its DATA_DIR. */
export type Site = { url: string; folder: string };

async function choosePlace(): Promise<Site> {
	const folder = path.join(tmpdir(), `school-site-${randomBytes(6).toString("hex")}`);
	return { url: `http://127.0.0.1:${await freePort()}`, folder };
}

// Each worker loads Playwright's configuration again: the first load passes its choice in an environment variable.
process.env.STAFF_EMAIL ??= "staff@example.com";
process.env.STAFF_PASSWORD ??= randomBytes(12).toString("base64url");
process.env.E2E_SITES ??= JSON.stringify(
	Object.fromEntries(await Promise.all(Object.keys(settings).map(async (name) => [name, await choosePlace()]))),
);

const { STAFF_EMAIL = "", STAFF_PASSWORD = "" } = process.env;

/** The first staff account of each site, and the variables that make it. */
export const staff = { email: STAFF_EMAIL, password: STAFF_PASSWORD };
export const staffVariables = { STAFF_EMAIL, STAFF_PASSWORD };

export const sites: Record<SiteName, Site> = JSON.parse(process.env.E2E_SITES);

/** @returns a site with its settings and its place, which is not prepared yet */
export function siteOf(name: SiteName): TestSite {
	const { url, folder } = sites[name];
	const { school, variables }: Settings = settings[name];
	return new TestSite({
		school,
		folder,
		port: Number(new URL(url).port),
		variables: { ...staffVariables, ...variables },
	});
}
