/**
 * One school on a machine of its own: where `install` puts its things, and what it has put there before. Without packages:
 * it is also part of `school.js`, whose commands take from here which data is meant.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { at, isMachine, readSettings } from "@/lib/hosting/schools/places";

/** Account, unit and folders have this name, as in deploy/packed.service. */
export const siteName = "school";

/** @param name of a unit of systemd */
export const unitFile = (name: string): string => at("etc/systemd/system", name);

export const service = "school.service";
export const timer = "packed-update.timer";

export const units = [service, "packed-update.service", timer].map(unitFile);

export const places = {
	nginx: at("etc/nginx/conf.d/school.conf"),
	caddy: at("etc/caddy/school.caddy"),
	/** Debian's, which gets one line. */
	caddyfile: at("etc/caddy/Caddyfile"),
	settings: at("etc/school.env"),
	certificates: at("etc/letsencrypt/live"),
	challenge: at("var/www/html"),
	data: at("var/lib/school"),
	frontCache: at("var/cache/nginx-school"),
};

export const fronts = ["nginx", "caddy", "none"] as const;
export type Front = (typeof fronts)[number];

/** What a person decides. @property data folder of the school's data @property email of who gets mails about the certificate */
export type Wanted = { domain: string; data: string; front: Front; port: number; email?: string };

/** A key of the unit for which systemd has no use: the wanted front may not be there yet. */
export const frontKey = "X-Front=";

const mark = "# node school.js install";
const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** @returns the text with a first line that tells later whether a person has changed it since */
export const marked = (text: string): string => `${mark} ${digest(text)}\n${text}`;

/** @returns `changed` for a file of `install` that a person has changed, `foreign` for one that it has not written */
export function ownership(text: string): "own" | "changed" | "foreign" {
	const [, known, rest = ""] = new RegExp(`^${mark} (\\w+)\\n([\\s\\S]*)$`).exec(text) ?? [];
	if (!known) return "foreign";
	return known === digest(rest) ? "own" : "changed";
}

/** @returns null if there is none */
export const textOf = (file: string): string | null => (existsSync(file) ? readFileSync(file, "utf8") : null);

/** Lines `Environment=NAME=value` of a unit. */
const environmentOf = (unit: string): Record<string, string> =>
	Object.fromEntries(
		[...unit.matchAll(/^Environment=([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
	);

/**
 * @param home folder of `school.js`
 * @returns the settings of the site that `install` has set up for this folder; null if it has not, or nobody may read them
 */
export function installedSettings(home: string): Record<string, string> | null {
	try {
		const unit = textOf(unitFile(service));
		if (!unit || ownership(unit) === "foreign" || !unit.includes(`\nWorkingDirectory=${home}\n`)) return null;
		return { ...environmentOf(unit), ...(existsSync(places.settings) && readSettings(places.settings)) };
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "EACCES") return null;
		throw error;
	}
}

/** @returns what `install` was told the last time */
export function installed(home: string): Wanted | null {
	const settings = installedSettings(home);
	if (!settings) return null;
	const { SITE_URL = "", DATA_DIR = "", PORT = "" } = settings;
	const unit = textOf(unitFile(service)) ?? "";
	const front = fronts.find((name) => unit.includes(`\n${frontKey}${name}\n`)) ?? "none";
	return {
		domain: URL.canParse(SITE_URL) ? new URL(SITE_URL).hostname : "",
		data: DATA_DIR,
		front,
		port: Number(PORT),
	};
}

/** Folders that systemd's unit hides from its process, or empties. */
export const isHidden = (folder: string): boolean =>
	isMachine && /^\/(home|root|run|tmp|var\/tmp|dev|proc|sys)(\/|$)/.test(folder);
