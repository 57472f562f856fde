/**
 * `npm run weigh`, `npm run paint`, `npm run command -- report NAME`: runs a report of e2e/reports.config.ts, which says what
 * it prints. Run it on an idle machine. WEIGH_URL, STAFF_EMAIL and STAFF_PASSWORD: a demo site that is already running; without
 * them one with 600 students is started, or a school of the report's own.
 *
 * `npm run paint -- --against` compares the home page with the same page as a single-page app, and with `--wordpress URL` also
 * with that of a WordPress site with the same parts, in visits in turn, and prints how many times ahead it is.
 */
import { parseArgs } from "node:util";
import { playwright, runNode } from "@/lib/commands/run/child";

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { against: { type: "boolean", default: false }, wordpress: { type: "string", default: "" } },
});
const [report = ""] = values.against || values.wordpress ? ["against"] : positionals;
await runNode([...playwright("e2e/reports.config.ts"), "--project", report], {
	NODE_ENV: "test",
	WORDPRESS_URL: values.wordpress,
});
