/** `install` and `uninstall` of the packed site, below a folder in the place of the machine: without accounts and systemd. */
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeCertificate } from "@/lib/commands/test/nginx";
import { makeHome, runIn } from "@/lib/hosting/pack/testing/home";
import about from "@/package.json" with { type: "json" };
import { checkText } from "../pack/text";
import { installText as text } from "./text";

const machine = mkdtempSync(path.join(tmpdir(), "school-machine-"));
const at = (...names: string[]) => path.join(machine, ...names);
const domain = "meghnapar.example";
const [data, front, unit] = [
	at("var/lib/school"),
	at("etc/nginx/conf.d/school.conf"),
	at("etc/systemd/system/school.service"),
];
let home: string;

beforeAll(async () => {
	home = await makeHome(["hosting/install/install", "hosting/install/uninstall", "hosting/pack/check"]);
	for (const folder of [home, path.join(home, `program-${about.version}`)])
		cpSync("deploy", path.join(folder, "deploy"), { recursive: true });
});
afterAll(() => {
	rmSync(machine, { recursive: true });
	rmSync(home, { recursive: true });
});

const run = (args: string[], input?: string) =>
	runIn(home, args, { variables: { SCHOOLS_ROOT: machine }, ...(input && { input }) });
const install = (...more: string[]) => run(["install", "--domain", domain, ...more]);

/** Paths and texts of all that is below the folder. */
const everything = () =>
	readdirSync(machine, { recursive: true, encoding: "utf8" })
		.sort()
		.map((name) => [name, statSync(at(name)).isFile() ? readFileSync(at(name), "utf8") : ""]);

test("without root, an answer or a good one nothing is changed, and it is told in words", async () => {
	if (process.getuid?.() === 0)
		for (const command of ["install", "uninstall"])
			expect(await runIn(home, [command], { account: 65534 })).toEqual({ code: 1, said: `${text.notRoot}\n` });
	mkdirSync(at("srv/photos"), { recursive: true });
	writeFileSync(at("srv/photos/one.jpg"), "");
	const refused: [string[], string | undefined, string][] = [
		[[], undefined, text.noAnswer],
		[["--yes"], undefined, text.badDomain("")],
		[["--domain", "https://x.example", "--yes"], undefined, text.badDomain("https://x.example")],
		[["--domain", "x.example; return 200", "--yes"], undefined, text.badDomain("x.example; return 200")],
		[["--domain", domain, "--front", "apache", "--yes"], undefined, text.badFront("apache")],
		[["--domain", domain, "--data", "data", "--yes"], undefined, text.badFolder("data")],
		[["--domain", domain, "--data", "/srv/my data", "--yes"], undefined, text.badFolder("/srv/my data")],
		[["--domain", domain, "--data", at("srv/photos"), "--yes"], undefined, text.foreignFolder(at("srv/photos"))],
		[["--domain", domain, "--port", "80", "--yes"], undefined, text.badPort("80")],
		[["--domain", domain, "--email", "--x", "--yes"], undefined, ""],
		[[], `${domain}\nnginx\n\nনা\n`, text.refused],
	];
	const before = everything();
	for (const [args, input, sentence] of refused) {
		const { code, said } = await run(["install", ...args], input);
		expect([args, code, said]).toEqual([args, 1, expect.stringContaining(sentence)]);
		expect(said).not.toMatch(/^\s+at |node:internal/m);
	}
	expect(await run(["uninstall", "--yes"])).toEqual({ code: 1, said: `${text.notInstalled}\n` });
	expect(everything()).toEqual(before);
});

test("three answers and yes set it up; the second time nothing is changed, and it says so", async () => {
	const { code, said } = await run(["install"], `${domain}\n\n\nহ্যাঁ\n`);
	expect([code, said]).toEqual([0, expect.stringContaining(text.done(domain))]);
	// All of it is shown before it is asked for, and done after that.
	const [shown = "", done = ""] = said.split(text.questions.go);
	for (const file of [unit, front]) {
		expect(shown).toContain(text.step({ does: "write", file }, { domain, data }));
		expect(done).toContain(text.doing(text.step({ does: "write", file }, { domain, data })));
	}
	expect(statSync(data).mode & 0o777).toBe(0o700);
	expect(readFileSync(unit, "utf8")).toMatch(new RegExp(`Environment=SITE_URL=https://${domain}\\n`));
	const before = everything();
	for (const [args, input] of [
		[["install", "--yes"], undefined],
		[["install"], "\n\n\n"],
	] as const) {
		const again = await run([...args], input);
		expect([again.code, again.said]).toEqual([0, expect.stringContaining(text.nothingToDo(domain))]);
	}
	expect(everything()).toEqual(before);
});

test("other commands take the data and the settings of the unit", async () => {
	expect((await run(["check"])).said).toContain(checkText.address.good(`https://${domain}`));
	writeFileSync(at("etc/school.env"), `SITE_URL="https://www.${domain}"\n`);
	expect((await run(["check"])).said).toContain(checkText.address.good(`https://www.${domain}`));
	rmSync(at("etc/school.env"));
});

test("a certificate for the domain brings TLS, one for another does not", async () => {
	makeCertificate(at("etc/letsencrypt/live/school"), "other.example");
	expect((await install("--yes")).said).toContain(text.nothingToDo(domain));
	makeCertificate(at("etc/letsencrypt/live", domain), domain);
	expect((await install("--yes")).said).toContain(text.done(domain));
	expect(readFileSync(front, "utf8")).toContain(`ssl_certificate ${at("etc/letsencrypt/live", domain)}/fullchain.pem;`);
});

test("what a person has written is not lost, also by another front and at the end", async () => {
	writeFileSync(front, "# mine\n");
	mkdirSync(at("etc/caddy"));
	writeFileSync(at("etc/caddy/Caddyfile"), ":80 {\n}\n");
	writeFileSync(path.join(data, "school.db"), "the data");
	const changed = await install("--yes");
	expect(changed.said).toContain(text.step({ does: "write", file: front, kept: `${front}.before` }, { domain, data }));
	writeFileSync(front, "# mine too\n");
	expect((await install("--yes")).code).toBe(0);
	expect(["", "-2"].map((end) => readFileSync(`${front}.before${end}`, "utf8"))).toEqual(["# mine\n", "# mine too\n"]);
	expect((await install("--front", "caddy", "--yes")).code).toBe(0);
	expect(readFileSync(at("etc/caddy/Caddyfile"), "utf8")).toBe(`:80 {\n}\nimport ${at("etc/caddy/school.caddy")}\n`);
	expect(existsSync(front)).toBe(false);
	expect((await install("--data", at("srv/other"), "--yes")).said).toContain(text.otherData(data, at("srv/other")));

	writeFileSync(unit, `${readFileSync(unit, "utf8")}# changed\n`);
	const { code, said } = await run(["uninstall"], "yes\n");
	expect([code, said]).toEqual([0, expect.stringContaining(text.uninstalled([data]))]);
	expect(said).toContain(`${unit}.before`);
	expect(readFileSync(path.join(data, "school.db"), "utf8")).toBe("the data");
	expect(readFileSync(at("etc/caddy/Caddyfile"), "utf8")).toBe(":80 {\n}\n");
	for (const folder of ["etc/systemd/system", "etc/nginx/conf.d", "etc/caddy"])
		expect(readdirSync(at(folder)).filter((name) => !/\.before(-2)?$|^Caddyfile$/.test(name))).toEqual([]);
	// And once more, on the same data.
	expect((await install("--front", "none", "--yes")).said).toContain(text.proxy(3000));
	expect(readFileSync(path.join(data, "school.db"), "utf8")).toBe("the data");
});
