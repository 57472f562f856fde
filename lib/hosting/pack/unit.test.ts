import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ofRecipe } from "./bundle-home";
import { isInHome, unitHere, unitOf } from "./unit";

/** The shipped files stand in the project as in the packed site. */
const here = process.cwd();

test("the unit names the Node that has written it, its folder, and the settings that were given", () => {
	const unit = unitOf(here, { SITE_URL: "https://meghnapar.example", DATA_DIR: "/srv/data" } as never);
	expect(unit.match(/^Exec.*=(.*)$/gm)).toEqual([
		`ExecStart=${process.execPath} school.js`,
		`ExecStartPost=${process.execPath} school.js ready 120`,
	]);
	for (const line of [
		`WorkingDirectory=${here}`,
		"Environment=SITE_URL=https://meghnapar.example",
		"Environment=PORT=3000",
	])
		expect(unit.split("\n")).toContain(line);
	expect(unit).toContain("Environment=DATA_DIR=/srv/data\n");
	// Elsewhere than below /var/lib systemd opens a folder by its path alone.
	expect(unit.match(/^(StateDirectory|ReadWritePaths).*$/gm)).toEqual(["ReadWritePaths=/srv/data"]);
	expect(unitOf(here, { DATA_DIR: "/var/lib/school" } as never)).toContain("\nStateDirectory=school\n");
	expect(unit.replaceAll(process.execPath, "")).not.toContain("/usr/bin/node");
});

test("the unit that takes releases by itself works on the same data, at night", () => {
	const unit = unitOf(here, { DATA_DIR: "/srv/data" } as never, true);
	expect(unit.match(/^Exec.*=(.*)$/gm)).toEqual([`ExecStart=${process.execPath} school.js update --security`]);
	expect(unit).toContain("Environment=DATA_DIR=/srv/data\n");
	expect(readFileSync("deploy/packed-update.timer", "utf8")).toMatch(/^OnCalendar=\*-\*-\* 02:00:00 Asia\/Dhaka$/m);
});

test("the units of several schools have the same", () => {
	const shipped = readFileSync("deploy/schools/schools@.service", "utf8");
	const unit = unitHere(shipped, "/opt/school", "/usr/local/bin/node");
	expect(unit).not.toMatch(/\/usr\/bin\/node|\/srv\/school/);
	expect(unit).toContain("ExecStart=/usr/local/bin/node school.js");
});

test.each([
	["/root/.nvm/versions/node/v22.0.0/bin/node", true],
	["/home/karim/node/bin/node", true],
	["/usr/bin/node", false],
	["/opt/home/node", false],
])("%s is in a home folder: %p", (file, isHome) => expect(isInHome(file)).toBe(isHome));

test("the packed site has each file that its recipe names", () => {
	const text = readFileSync("docs/running.md", "utf8");
	const recipe = text.slice(
		text.indexOf("## A school's helper with a VPS"),
		text.indexOf("## A school's helper with cPanel"),
	);
	const named = [...new Set(recipe.match(/\bdeploy\/[\w.@-]+\b/g))];
	expect(named).toContain("deploy/Caddyfile");
	expect(named.filter((file) => !ofRecipe.includes(file))).toEqual([]);
	expect(ofRecipe.filter((file) => !existsSync(path.join(here, file)))).toEqual([]);
	const [, commands = "", caddy = ""] = /```sh\n([\s\S]*?)```[\s\S]*```text\n([\s\S]*?)```/.exec(recipe) ?? [];
	expect(commands.trim().split("\n")).toHaveLength(10);
	expect(readFileSync("deploy/Caddyfile", "utf8").replaceAll(/^#.*\n/gm, "")).toBe(caddy);
});
