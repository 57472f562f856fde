/** Looks at the machine for ./plan.ts, and changes nothing. */
import { X509Certificate } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isMachine } from "@/lib/hosting/schools/places";
import { accountComment, hasSystemd, run, works } from "@/lib/hosting/schools/system";
import { places, service, siteName, textOf, timer, units, type Wanted } from "./places";
import type { Found } from "./plan";

const rivals = ["nginx", "caddy", "apache2", "lighttpd"];

const isActive = (unit: string) => works("systemctl", "is-active", "--quiet", unit);

/** @returns number and comment of the site's account; null if there is none */
function readAccount(): { uid: number; comment: string } | null {
	if (!works("getent", "passwd", siteName)) return null;
	const [, , uid, , comment = ""] = run("getent", "passwd", siteName).split(":");
	return { uid: Number(uid), comment };
}

function accountState(): Found["account"] {
	// Not to be removed either.
	if (!isMachine) return "other";
	const account = readAccount();
	if (!account) return "none";
	return account.comment === accountComment ? "own" : "other";
}

/** `lost+found` is that of a disk of its own. */
const beside = ["lost+found", "backups"];

function dataState(folder: string): Found["data"] {
	const found = statSync(folder, { throwIfNoEntry: false });
	if (!found) return "none";
	if (!found.isDirectory()) return "foreign";
	const names = readdirSync(folder).filter((name) => !beside.includes(name));
	const isSchool = names.length === 0 || ["school.db", "secret", "unfinished"].some((name) => names.includes(name));
	if (!isSchool) return "foreign";
	const isRight = (found.mode & 0o777) === 0o700 && (!isMachine || found.uid === readAccount()?.uid);
	return isRight ? "ready" : "school";
}

function unitState(): Found["state"] {
	if (!hasSystemd()) return "none";
	const enabled = [service, timer];
	if (!enabled.every((name) => works("systemctl", "is-enabled", "--quiet", name) && isActive(name))) return "none";
	const stale = run("systemctl", "show", ...enabled, "--property=NeedDaemonReload", "--value");
	return stale.includes("yes") ? "stale" : "running";
}

/** @returns whether the certificate in a folder of certbot's is for the domain; certbot itself renews it */
function isFor(folder: string, domain: string): boolean {
	const file = path.join(folder, "fullchain.pem");
	if (!existsSync(file)) return false;
	return new X509Certificate(readFileSync(file)).checkHost(domain) !== undefined;
}

/** The one that a person has ordered, or else that of `install`, which certbot knows by this name. */
const certificateOf = (domain: string): string | null =>
	[domain, siteName].map((name) => path.join(places.certificates, name)).find((folder) => isFor(folder, domain)) ??
	null;

function freeBeside(file: string): string {
	const names = [`${file}.before`, ...Array.from({ length: 98 }, (_, index) => `${file}.before-${index + 2}`)];
	return names.find((name) => !existsSync(name)) ?? `${file}.before`;
}

/** @returns what there is of this, by {@link Found} */
export function look(wanted: Wanted): Found {
	const { domain, data, front } = wanted;
	const has = (...command: string[]) => !isMachine || works(...command);
	const files = [...units, places.nginx, places.caddy, places.caddyfile];
	return {
		account: accountState(),
		data: dataState(data),
		keptAs: Object.fromEntries(files.map((file) => [file, freeBeside(file)])),
		texts: Object.fromEntries(files.map((file) => [file, textOf(file)])),
		state: unitState(),
		certificate: certificateOf(domain),
		isOurs: existsSync(path.join(places.certificates, siteName)),
		programs: {
			systemd: hasSystemd(),
			nginx: has("nginx", "-v"),
			caddy: has("caddy", "version"),
			certbot: isMachine && works("certbot", "--version"),
		},
		caches: [places.frontCache].filter((folder) => existsSync(folder)),
		isServing: !hasSystemd() || front === "none" || isActive(front),
		others: hasSystemd() && front !== "none" ? rivals.filter((name) => name !== front && isActive(name)) : [],
	};
}
