/**
 * `npm run paint`: prints the Largest Contentful Paint of each public page on an emulated slow phone. Run it on an idle
 * machine. WEIGH_URL: address of a site that is already running; without it the demo site is started.
 *
 * `-- --against` compares the home page with the same page as a single-page app, and with `--wordpress URL` also with
 * that of a WordPress site with the same parts, in visits in turn, and prints how many times ahead it is.
 */
import { parseArgs } from "node:util";
import { playwright, runNode } from "@/lib/commands/run/child";

const { values } = parseArgs({
	options: { against: { type: "boolean", default: false }, wordpress: { type: "string", default: "" } },
});
const project = values.against || values.wordpress ? "against" : "paint";
await runNode([...playwright("e2e/reports.config.ts"), "--project", project], {
	NODE_ENV: "test",
	WORDPRESS_URL: values.wordpress,
});
