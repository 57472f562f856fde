/** Prints the transfer sizes of every public page. */
import { test } from "@playwright/test";
import { missingPath } from "@/lib/contract/paths";
import { pageRoutes } from "@/lib/contract/routes";
import { reportUrl as url } from "./reports";
import { recordPaths } from "./school";
import { limits, monthLimit, pathsOfMonth, type Weight, weigh, weighMonth } from "./weigh";

const parts = ["headers", "html", "inlineSlide", "script", "fonts", "pictures", "firstSlide"] as const;
const line = (...cells: string[]) => console.log(cells.map((cell) => cell.padStart(12)).join(""));
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

function print(route: string, weight: Weight) {
	line(...parts.map((part) => kilobytes(weight[part])), weight.shift.toFixed(3), `${weight.requests}`, `  ${route}`);
}

test("weights", async ({ browser, request }) => {
	test.setTimeout(300_000);
	line(...parts, "shift", "requests", "  route");
	const paths = [...pageRoutes.map(({ path }) => path), missingPath, ...(await recordPaths(request))];
	for (const route of paths) print(route, await weigh(browser, url, route));
	line(
		...parts.map((part) => (part === "pictures" ? "" : kilobytes(limits[part]))),
		`${limits.shift}`,
		"",
		"  limits of /",
	);
	const month = await weighMonth(browser, url, await pathsOfMonth(request));
	console.log(`a family's month: ${kilobytes(month)}, limit ${kilobytes(monthLimit)}`);
});
