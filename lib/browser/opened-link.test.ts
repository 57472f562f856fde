/** Which paths the router opens. */
import { routes } from "@/lib/contract/routes";
import { examplePath } from "@/lib/contract/testing/paths-of-routes";
import { noPage } from "./opened-link";

test("the router opens the pages of the site, and the browser everything else", () => {
	const others = routes.filter(({ kind }) => kind === "handler" || kind === "staff");
	expect(others.length).toBeGreaterThan(10);
	expect(routes.filter((route) => noPage.test(examplePath(route)))).toEqual(others);
});
