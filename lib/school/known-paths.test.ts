import { routes } from "@/lib/contract/routes";
import { examplePath } from "@/lib/contract/testing/paths-of-routes";
import { recordPathOf } from "./known-paths";

test("the database is asked for every route that shows a record, and for no other", () => {
	const asked = routes.filter((route) => recordPathOf(examplePath(route)) !== null);
	expect(asked.map(({ path }) => path)).toEqual(routes.filter(({ record }) => record).map(({ path }) => path));
});
