import { expect, test } from "@playwright/test";
import { sites } from "../sites";
import { type Answer, ask } from "./ask";

const pages = ["/profile/N", "/change-password/N", "/student/details/N", "/student-result-publish/N/N/N/N"];
const pageOf = (path: string) => ask(sites.demo.url + path);

/** What the router asks for, with a hash of its headers in the query. */
const dataOf = (path: string): Promise<Answer> => ask(`${sites.demo.url}${path}?_rsc=made-up`, { rsc: "1" });

for (const [kind, read] of [["page", pageOf] as const, ["data", dataOf] as const])
	test(`the ${kind} of a person is stored once for all numbers, without the number`, async () => {
		for (const page of pages) {
			const of = (number: string) => read(page.replaceAll("N", number));
			// A change by staff in another test may have expired what was stored.
			await of("98765000");
			const [first, second] = [await of("98765001"), await of("98765002")];
			expect([first.status, first.headers["cache-status"]], page).toEqual([200, "school; hit"]);
			expect(first.body.equals(second.body), page).toBe(true);
			expect(first.body.includes("98765"), page).toBe(false);
			expect(first.headers["cache-control"], page).toBe("private, no-cache");
		}
	});
