/**
 * The schools of a machine (docs/running.md): where each has its things, and its settings. A file with settings in
 * /etc/schools is what makes a school one; `add` writes it last. Without packages: it is also part of `school.js`.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Everything is below this folder; another than `/` is for trials, without accounts and systemd. */
const machine = path.resolve(process.env.SCHOOLS_ROOT || "/");

/** @returns whether this is the machine itself, whose accounts and units are made */
export const isMachine = machine === "/";

/** A name in that of an account, which has at most 32 characters, of units, folders and files. */
export const schoolName = /^[a-z](?:[a-z0-9-]{0,22}[a-z0-9])?$/;

/** A name of the DNS, of two parts or more. */
export const hostName = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** @returns a path of the machine, or of the trial */
export const at = (...names: string[]) => path.join(machine, ...names);

export const shared = {
	settings: at("etc/schools"),
	units: at("etc/systemd/system"),
	front: at("etc/nginx/conf.d"),
	hooks: at("etc/letsencrypt/renewal-hooks/deploy"),
	certificates: at("etc/letsencrypt/live"),
};

export const accountOf = (name: string) => `school-${name}`;

/** Its own folders, by the settings that name them. */
export const foldersOf = (name: string) => ({
	DATA_DIR: at("var/lib/schools", name),
	ASLEEP_DIR: at("var/lib/schools-front", name),
});

export const settingsFile = (name: string) => path.join(shared.settings, `${name}.env`);

/** @property port of its socket; @property host of its address; @property variables all its settings */
export type School = { name: string; port: number; host: string; variables: Record<string, string> };

/** The settings that the unit in `deploy/schools` gives each school. */
const common = { TRUST_PROXY: "1", SLEEP_MINUTES: "30", HEAP_MEGABYTES: "256", DRAIN_SECONDS: "6" };

/** @returns a school with these settings of its own */
export function schoolOf(name: string, settings: Record<string, string>): School {
	const { PORT = "0", SITE_URL = "" } = settings;
	const variables = { ...common, SCHOOL_NAME: name, ...foldersOf(name), ...settings };
	return { name, port: Number(PORT), host: URL.canParse(SITE_URL) ? new URL(SITE_URL).hostname : "", variables };
}

/** Lines `NAME=value`, as systemd reads them. */
export const readSettings = (file: string): Record<string, string> =>
	Object.fromEntries(
		[...readFileSync(file, "utf8").matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = "", value = ""]) => [
			name,
			value.replace(/^(["'])(.*)\1$/, "$2"),
		]),
	);

/** @returns null if there is no school with this name */
export function readSchool(name: string): School | null {
	if (!schoolName.test(name) || !existsSync(settingsFile(name))) return null;
	return schoolOf(name, readSettings(settingsFile(name)));
}

/** @returns the schools of this machine, by name */
export function readSchools(): School[] {
	const names = existsSync(shared.settings) ? readdirSync(shared.settings) : [];
	return names
		.flatMap((file) => (file.endsWith(".env") ? (readSchool(file.slice(0, -".env".length)) ?? []) : []))
		.sort((a, b) => (a.name < b.name ? -1 : 1));
}
