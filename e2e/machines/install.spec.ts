/**
 * From a bare Debian to https and back, as docs/running.md says: with its own systemd, nginx, certbot and Caddy, and an
 * authority for certificates in it.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import * as tar from "tar";
import { installText as text } from "@/lib/hosting/install/text";
import { checkText } from "@/lib/hosting/pack/text";
import { skipIf } from "../skip";
import { DebianRoot } from "./debian-root";
import { packOnce } from "./packed";

// Each test goes on where the one before it ended.
test.describe.configure({ mode: "serial", retries: 0, timeout: 900_000 });

const { folder, port, address } = checkText;
const domain = "school.example";
const answers = { domain, data: "/var/lib/school" };
const nginxFile = "etc/nginx/conf.d/school.conf";
const debian = new DebianRoot();

const inSchool = (command: string, ...args: string[]) => [
	"sh",
	"-c",
	`cd /srv/school && echo $$ >/root/pid && exec "$@"`,
	command,
	"node",
	"school.js",
	command,
	...args,
];
const school = (command: string, ...args: string[]) => debian.run(...inSchool(command, ...args));
const install = (...more: string[]) => school("install", "--domain", domain, "--yes", ...more);

/** @returns status and the place it leads to, as a visitor gets them */
const visit = async (url: string) =>
	(
		await debian.run(
			"curl",
			"--insecure",
			"--silent",
			"--output",
			"/dev/null",
			"--write-out",
			"%{http_code} %{redirect_url}",
			url,
		)
	).said.trim();

const ownerOf = async (file: string) => (await debian.run("stat", "--format", "%U %a", file)).said.trim();

/** What a person would find changed. */
const state = () =>
	["etc/systemd/system", "etc/nginx/conf.d", "etc/caddy", "etc/letsencrypt/live"].flatMap((folder) =>
		existsSync(debian.at(folder))
			? readdirSync(debian.at(folder), { recursive: true, encoding: "utf8" }).map((name) => {
					const { mtimeMs, size } = statSync(debian.at(folder, name), { throwIfNoEntry: false }) ?? {};
					return [folder, name, mtimeMs, size];
				})
			: [],
	);

test.beforeAll(async () => {
	test.setTimeout(1_800_000);
	const file = await packOnce();
	skipIf(await debian.start());
	await tar.extract({ file, cwd: debian.at("srv") });
});
test.afterAll(() => debian.remove());

test("without a front's packages the site runs, and what is missing is named", async () => {
	const { code, said } = await install();
	expect([code, said]).toEqual([1, expect.stringContaining(text.missing(["nginx", "certbot"]))]);
	expect(said).toMatch(new RegExp(`https://${domain}/first-head/[\\w-]{20,}`));
	expect(await visit("http://127.0.0.1:3000/")).toBe("200");
	expect((await debian.run("systemctl", "is-enabled", "school", "packed-update.timer")).said.trim()).toBe(
		"enabled\nenabled",
	);
	expect([await ownerOf(answers.data), await ownerOf(`${answers.data}/school.db`)]).toEqual([
		"school 700",
		"school 600",
	]);
});

test("killed in the middle it goes on to https; the second time nothing changes", async () => {
	await debian.install("nginx-light", "certbot", "caddy");
	// The authority: Caddy, with what certbot is told of it in its own file.
	mkdirSync(debian.at("root/authority"));
	writeFileSync(
		debian.at("root/authority/Caddyfile"),
		"{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\nhttps://localhost:4443 {\n\ttls internal\n\tacme_server\n}\n",
	);
	mkdirSync(debian.at("etc/letsencrypt"), { recursive: true });
	writeFileSync(
		debian.at("etc/letsencrypt/cli.ini"),
		"server = https://localhost:4443/acme/local/directory\nno-verify-ssl = true\n",
	);
	debian.name(domain);
	const middle = text.doing(text.step({ does: "write", file: `/${nginxFile}` }, answers));
	const killed = await debian.watch(inSchool("install", "--yes"), (said) => {
		if (said.includes(middle)) debian.run("sh", "-c", "kill -9 $(cat /root/pid)");
	});
	expect(killed.code).not.toBe(0);
	// Nobody gives certificates yet.
	const refused = await install();
	expect([refused.code, refused.said]).toEqual([1, expect.stringContaining(text.noCertificate(domain, "").trim())]);
	expect(await visit(`http://${domain}/`)).toBe(`301 https://${domain}/`);

	await debian.run("systemd-run", "caddy", "run", "--config", "/root/authority/Caddyfile");
	await expect.poll(() => visit("https://localhost:4443/acme/local/directory"), { timeout: 60_000 }).toBe("200");
	const { code, said } = await install();
	expect([code, said]).toEqual([0, expect.stringContaining(text.done(domain))]);
	expect(await visit(`https://${domain}/`)).toBe("200");
	expect(await visit(`https://${domain}/readyz`)).toBe("404");

	const before = state();
	const again = await school("install", "--yes");
	expect(again).toEqual({ code: 0, said: `${text.nothingToDo(domain)}\n` });
	expect(state()).toEqual(before);
});

test("commands of root work on the site's data, as its account", async () => {
	const { code, said } = await school("check");
	expect([code, said]).toEqual([0, expect.not.stringMatching(/^✗/m)]);
	for (const line of [folder.good(answers.data), port.running(3000), address.good(`https://${domain}`)])
		expect(said).toContain(`✓ ${line}`);
	expect((await school("backup")).code).toBe(0);
	const backups = `${answers.data}/backups`;
	const made = readdirSync(debian.at(backups)).find((name) => name.endsWith(".tar"));
	expect(await ownerOf(`${backups}/${made}`)).toBe("school 600");
	expect(existsSync(debian.at("srv/school/data"))).toBe(false);
});

test("taken away, the data stays, and nobody else may read it", async () => {
	// A front that would not come up with what is left keeps what it has.
	writeFileSync(debian.at("etc/nginx/conf.d/other.conf"), "nonsense;\n");
	const failed = await school("uninstall", "--yes");
	expect([failed.code, failed.said]).toEqual([1, expect.stringContaining("nonsense")]);
	expect(await visit(`https://${domain}/`)).toBe("200");
	rmSync(debian.at("etc/nginx/conf.d/other.conf"));

	const { code, said } = await school("uninstall", "--yes");
	expect([code, said]).toEqual([0, expect.stringContaining(text.uninstalled([answers.data]))]);
	expect([await ownerOf(answers.data), await ownerOf(`${answers.data}/school.db`)]).toEqual(["root 700", "root 600"]);
	expect(readFileSync(debian.at("etc/passwd"), "utf8")).not.toMatch(/^school:/m);
	expect(state().filter(([, name]) => /school|packed/.test(String(name)))).toEqual([]);
	expect((await debian.run("systemctl", "is-active", "school")).code).not.toBe(0);
	expect(await visit("http://127.0.0.1:3000/")).toBe("000");
	expect(await school("uninstall", "--yes")).toEqual({ code: 1, said: `${text.notInstalled}\n` });
});

test("the same data is served by Caddy, beside what its file had", async () => {
	await debian.run("systemctl", "stop", "nginx");
	const caddyfile = debian.at("etc/caddy/Caddyfile");
	// It gives itself the certificate that it would order.
	const own = `{\n\tlocal_certs\n\tskip_install_trust\n}\n${readFileSync(caddyfile, "utf8")}`;
	writeFileSync(caddyfile, own);
	const { code, said } = await install("--front", "caddy");
	expect([code, said]).toEqual([0, expect.stringContaining(text.done(domain))]);
	await expect.poll(() => visit(`https://${domain}/`), { timeout: 60_000 }).toBe("200");
	expect(await visit(`https://${domain}/readyz`)).toBe("404");
	expect(await visit(`http://${domain}/`)).toBe(`308 https://${domain}/`);
	expect(await visit("http://127.0.0.1/")).toBe("200");
	expect(await school("install", "--yes")).toEqual({ code: 0, said: `${text.nothingToDo(domain)}\n` });
	expect((await school("uninstall", "--yes")).code).toBe(0);
	expect(readFileSync(caddyfile, "utf8")).toBe(own);
});
