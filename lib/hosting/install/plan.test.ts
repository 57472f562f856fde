import { readFileSync } from "node:fs";
import { filesOf, importLine } from "./files";
import { marked, ownership, places, unitFile, type Wanted } from "./places";
import { type Found, missingPackages, planInstall, planUninstall, type Step } from "./plan";

/** The shipped files stand in the project as in the packed site. */
const here = process.cwd();

const wanted: Wanted = { domain: "my.school.example", data: places.data, front: "nginx", port: 3107 };
const bare: Found = {
	...{ account: "none", data: "none", texts: {}, keptAs: {}, state: "none", certificate: null, isOurs: false },
	programs: { systemd: true, nginx: true, caddy: true, certbot: true },
	...{ caches: [], isServing: true, others: [] },
};
const plan = (given: Wanted, found: Found) => planInstall(given, filesOf(here, given, found.certificate), found);
const told = (steps: Step[]) => steps.map((step) => ("file" in step ? `${step.does} ${step.file}` : step.does));
const units = ["school.service", "packed-update.service", "packed-update.timer"].map(unitFile);

/** The machine after the steps, as ./look.ts finds it. */
function after(given: Wanted, found: Found): Found {
	const texts = { ...found.texts };
	let { certificate, isOurs } = found;
	for (const step of plan(given, found)) {
		if (step.does === "write") texts[step.file] = step.text;
		if (step.does === "remove") texts[step.file] = null;
		if (step.does === "import") texts[places.caddyfile] = `${texts[places.caddyfile] ?? ""}${importLine}\n`;
		if (step.does === "unimport") texts[places.caddyfile] = null;
		if (step.does === "certificate") [certificate, isOurs] = ["/etc/letsencrypt/live/school", true];
	}
	return { ...found, account: "own", data: "ready", state: "running", texts, certificate, isOurs };
}

test("an empty machine with nginx gets everything, and TLS as soon as there is a certificate", () => {
	expect(told(plan(wanted, bare))).toEqual([
		...["makeAccount", "makeData", ...units.map((file) => `write ${file}`), "start"],
		...[`write ${places.nginx}`, "reload", "certificate"],
	]);
	const first = after(wanted, bare);
	expect(first.texts[places.nginx]).not.toContain("ssl_certificate");
	expect(told(plan(wanted, first))).toEqual([`write ${places.nginx}`, "reload"]);
	const second = after(wanted, first);
	expect(second.texts[places.nginx]).toContain("ssl_certificate /etc/letsencrypt/live/school/fullchain.pem;");
	expect(plan(wanted, second)).toEqual([]);
});

test.each(["nginx", "caddy", "none"] as const)("with %s in front the second time does nothing", (front) => {
	const found = after({ ...wanted, front }, after({ ...wanted, front }, bare));
	expect(plan({ ...wanted, front }, found)).toEqual([]);
	const gone = told(planUninstall(found));
	for (const file of Object.keys(found.texts).filter((name) => name !== places.caddyfile))
		expect(gone).toContain(`remove ${file}`);
	expect(gone.lastIndexOf("reload")).toBeLessThan(gone.indexOf("stop"));
	expect([gone.includes("unimport"), gone.includes("removeCertificate")]).toEqual([
		front === "caddy",
		front === "nginx",
	]);
	expect(gone.indexOf("takeData")).toBeLessThan(gone.indexOf("removeAccount"));
});

test("without nginx or certbot the rest is done, and the packages are named", () => {
	const programs = { ...bare.programs, nginx: false, certbot: false };
	const found = { ...bare, programs };
	expect(missingPackages(wanted, found)).toEqual(["nginx", "certbot"]);
	expect(told(plan(wanted, found)).at(-1)).toBe("start");
	expect(missingPackages({ ...wanted, front: "caddy" }, { ...found, programs: { ...programs, caddy: false } })).toEqual(
		["caddy"],
	);
	expect(missingPackages({ ...wanted, front: "none" }, found)).toEqual([]);
	expect(missingPackages(wanted, { ...found, certificate: "/x", programs: bare.programs })).toEqual([]);
});

test("a file that a person has written or changed is kept beside the new one; an older one of ours is not", () => {
	const now = after(wanted, after(wanted, bare));
	const writes = (text: string) =>
		plan(wanted, { ...now, texts: { ...now.texts, [places.nginx]: text } }).filter(({ does }) => does === "write");
	expect(writes("server {}")).toEqual([
		expect.objectContaining({ file: places.nginx, kept: `${places.nginx}.before` }),
	]);
	expect(writes(`${now.texts[places.nginx]}# mine\n`)).toEqual([
		expect.objectContaining({ kept: `${places.nginx}.before` }),
	]);
	expect(writes(marked("of an older version"))).toEqual([expect.not.objectContaining({ kept: expect.anything() })]);

	const texts = {
		...now.texts,
		[unitFile("school.service")]: "[Unit]\n",
		[places.nginx]: `${now.texts[places.nginx]}#\n`,
	};
	const gone = planUninstall({ ...now, texts });
	expect(told(gone)).not.toContain(`remove ${unitFile("school.service")}`);
	expect(gone).toContainEqual({ does: "remove", file: places.nginx, kept: `${places.nginx}.before` });
});

test("another front takes the place of the first, and another port restarts the site", () => {
	const now = after(wanted, after(wanted, bare));
	expect(told(plan({ ...wanted, front: "caddy" }, now))).toEqual([
		...[`write ${unitFile("school.service")}`, "restart"],
		...[`remove ${places.nginx}`, "reload", `write ${places.caddy}`, "import", "reload"],
	]);
	expect(told(plan({ ...wanted, port: 3200 }, now))).toEqual([
		...[`write ${unitFile("school.service")}`, "restart", `write ${places.nginx}`, "reload"],
	]);
	expect(told(plan(wanted, { ...now, state: "stale" }))).toEqual(["restart"]);
	expect(told(plan(wanted, { ...now, isServing: false }))).toEqual(["reload"]);
});

test("an account that a person has made, and a certificate that a person has ordered, stay", () => {
	const now = { ...after(wanted, after(wanted, bare)), account: "other" as const, isOurs: false };
	const gone = told(planUninstall(now));
	for (const step of ["removeAccount", "takeData", "removeCertificate"]) expect(gone).not.toContain(step);
	expect(planUninstall(bare)).toEqual([]);
});

test("nginx's file is the shipped one, for this domain, port and certificate", () => {
	const text = filesOf(here, wanted, "/etc/letsencrypt/live/my.school.example").get(places.nginx) ?? "";
	expect(ownership(text)).toBe("own");
	const lines = (all: string) => all.split("\n").map((line) => line.trim());
	const shipped = [
		...lines(readFileSync("deploy/nginx.conf", "utf8")),
		...lines(readFileSync("deploy/upstream.conf", "utf8")),
	];
	const ours = new Set(lines(text));
	const left = shipped.filter((line) => !line.startsWith("#") && !ours.has(line));
	expect(left).toEqual([
		...["server_name school.example;", "include /etc/nginx/tls/school.example[.]conf;", "server_name school.example;"],
		"server 127.0.0.1:3000 max_fails=1 fail_timeout=3s;",
	]);
	expect(text.match(/server_name my\.school\.example;/g)).toHaveLength(2);
	expect(text).toContain("ssl_certificate /etc/letsencrypt/live/my.school.example/fullchain.pem;");
	expect(text).not.toMatch(/[^.]school\.example|my\.my/);
});

test("Caddy's file is four lines", () => {
	const text = filesOf(here, { ...wanted, front: "caddy" }, null).get(places.caddy) ?? "";
	expect(text.trim().split("\n").slice(1)).toEqual([
		...["my.school.example {", "\trespond /readyz 404", "\treverse_proxy 127.0.0.1:3107", "}"],
	]);
});
