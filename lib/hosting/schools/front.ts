/**
 * nginx in front of the schools of a machine, from the files that one school has (deploy/nginx.conf, deploy/upstream.conf)
 * and what schools that sleep need beside them (deploy/schools). So there is one text of each rule.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { compareVersions } from "@/lib/upkeep/update-state";
import { foldersOf, type School, shared } from "./places";
import { withAdministration } from "./system";

/** @returns the text of a file of `deploy` */
export const shipped = (name: string) => readFileSync(path.join("deploy", name), "utf8");

/** @throws Error if a text to replace is missing, because the result would not be what is tested */
export const exchange = (text: string, pairs: readonly [string, string][]) =>
	pairs.reduce((changed, [from, to]) => {
		if (!changed.includes(from)) throw new Error(`deploy has no "${from}"`);
		return changed.replaceAll(from, to);
	}, text);

const first = "\nserver {";

/** Where one server ends and the next begins. */
const between = `\n}\n${first}`;

/** @returns what all schools have in common: the cache, and maps of request headers */
export function machinePart(): string {
	const configuration = shipped("nginx.conf");
	return configuration.slice(0, configuration.indexOf(first)) + shipped("schools/machine.conf");
}

/** @returns the headers of `location /`, as it sets them for a page of the site */
function pageHeaders(configuration: string): string {
	const [, pages = ""] = /\tlisten 443[\s\S]*?\n\tlocation \/ \{([\s\S]*?)\n\t\}/.exec(configuration) ?? [];
	const [, lifetime = ""] = /\n\t10 (".*");/.exec(configuration) ?? [];
	return exchange((pages.match(/^\t\tadd_header .*$/gm) ?? []).join("\n"), [["$caching", lifetime]]);
}

/** @returns deploy/schools/asleep.conf with the headers of pages */
const asleepPart = (configuration: string) =>
	exchange(shipped("schools/asleep.conf"), [["\t\t# Those of `location /`.", pageHeaders(configuration)]]);

/** @returns whether nginx can serve the school over TLS, without which its configuration would not load */
export const hasCertificate = ({ host }: School): boolean =>
	existsSync(path.join(shared.certificates, host, "fullchain.pem"));

export const hasIpv6 = (): boolean =>
	Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === "IPv6"));

/** HTTP/2 is asked for in another way since nginx 1.25.1, and without IPv6 there is no such address. */
function listening(): string {
	const { stderr } = spawnSync("nginx", ["-v"], { encoding: "utf8", env: withAdministration });
	const [, version] = /nginx\/(\d+\.\d+\.\d+)/.exec(stderr ?? "") ?? [];
	const isNew = version !== undefined && compareVersions(version, "1.25.1") >= 0;
	const listen = (address: string) => `listen ${address} ssl${version && !isNew ? " http2" : ""};`;
	return [listen("443"), ...(hasIpv6() ? [listen("[::]:443")] : []), ...(isNew ? ["http2 on;"] : [])].join("\n");
}

/** @returns what tls.conf has, without what it says to people, as this machine takes it */
function tlsPart(): string {
	const lines = shipped("tls.conf")
		.replaceAll(/^#.*\n/gm, "")
		.trim();
	return exchange(lines, [["listen 443 ssl;", listening()]])
		.replaceAll(/^(?=.)/gm, "\t")
		.concat("\n");
}

const serversOf = (configuration: string) =>
	configuration.slice(configuration.indexOf(first) + 1).split(between) as [plain: string, secure: string];

/** @returns the server of nginx.conf that answers certbot, and sends everybody else to https */
export const plainServer = (configuration: string, host: string): string =>
	exchange(`${serversOf(configuration)[0]}\n}\n`, [["school.example", host]]);

/** @param certificate its folder. @returns both servers of nginx.conf, with TLS */
export const siteServers = (configuration: string, host: string, certificate: string): string =>
	exchange(serversOf(configuration).join(between), [
		["\tinclude /etc/nginx/tls/school.example[.]conf;\n", tlsPart()],
		// The name of the host may contain that of the example.
		["/etc/letsencrypt/live/school.example", "CERTIFICATE"],
		["school.example", host],
		["CERTIFICATE", certificate],
	]);

/**
 * @param isSecure false until there is a certificate: then only certbot is answered
 * @returns the file of a school
 */
export function schoolPart(school: School, isSecure: boolean): string {
	const { name, host, port } = school;
	const configuration = shipped("nginx.conf");
	const upstream = shipped("upstream.conf");
	if (!isSecure) return plainServer(configuration, host);
	const cached = "\topen_file_cache max=2000 inactive=60s;\n";
	const pages = "\tlocation / {\n\t\t# A form";
	const server = exchange(siteServers(configuration, host, path.join(shared.certificates, host)), [
		[cached, ""],
		[pages, `${asleepPart(configuration)}\tlocation / {\n\t${cached}\n\t\t# A form`],
		["http://school;", `http://school-${name};`],
		["proxy_cache_key ", `proxy_cache_key ${name}|`],
		["/var/lib/schools-front/school/", `${foldersOf(name).ASLEEP_DIR}/`],
	]);
	const processes = exchange(upstream.slice(upstream.indexOf("upstream school {")), [
		["upstream school {", `upstream school-${name} {`],
		["zone school_processes", `zone school-${name}`],
		["127.0.0.1:3000", `127.0.0.1:${port}`],
	]);
	return `${processes}\n${server}`;
}

/** Writes the file of all schools for nginx, and those of some. */
export function writeFront(schools: School[]): void {
	mkdirSync(shared.front, { recursive: true });
	writeFileSync(path.join(shared.front, "schools.conf"), machinePart());
	for (const school of schools)
		writeFileSync(path.join(shared.front, `school-${school.name}.conf`), schoolPart(school, hasCertificate(school)));
}
