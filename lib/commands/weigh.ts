/** `npm run weigh`: prints what each public page costs a visitor. WEIGH_URL names a site that already runs. */
import { chromium } from "playwright";
import { limits, type Weight, weigh } from "@/e2e/weigh";
import { browserArgs, findBrowser } from "./browser";
import { publicRoutes } from "./public-routes";
import { startSite } from "./site";

const parts = ["html", "script", "fonts", "pictures", "firstSlide"] as const;
const line = (...cells: string[]) => console.log(cells.map((cell) => cell.padStart(10)).join(""));
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

function print(route: string, weight: Weight) {
	line(...parts.map((part) => kilobytes(weight[part])), weight.shift.toFixed(3), `${weight.requests}`, `  ${route}`);
}

const running = process.env.WEIGH_URL;
const site = running ? { url: running, stop: async () => undefined } : await startSite();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
line(...parts, "shift", "requests", "  route");
for (const route of await publicRoutes(site.url)) print(route, await weigh(browser, site.url, route));
line(
	...parts.map((part) => (part === "pictures" ? "" : kilobytes(limits[part]))),
	`${limits.shift}`,
	"",
	"  limits of /",
);
await browser.close();
await site.stop();
