/** What the files of a site have, from those that are shipped, for this machine. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { unitOf } from "@/lib/hosting/pack/unit";
import { exchange, hasIpv6, plainServer, shipped, siteServers } from "@/lib/hosting/schools/front";
import { frontKey, marked, places, service, unitFile, type Wanted } from "./places";

function nginxFile({ domain, port }: Wanted, certificate: string | null): string {
	const configuration = shipped("nginx.conf");
	const servers = certificate ? siteServers(configuration, domain, certificate) : plainServer(configuration, domain);
	const common = configuration.slice(configuration.indexOf("\nproxy_cache_path"), configuration.indexOf("\nserver {"));
	const upstream = shipped("upstream.conf");
	const processes = upstream.slice(upstream.indexOf("upstream school {"));
	return exchange(`${processes}${common}${servers}`, [
		["127.0.0.1:3000", `127.0.0.1:${port}`],
		["/var/cache/nginx-school", places.frontCache],
		...(hasIpv6() ? [["#listen [::]:80;", "listen [::]:80;"] as [string, string]] : []),
	]);
}

const caddyFile = ({ domain, port }: Wanted) =>
	exchange(shipped("Caddyfile").replaceAll(/^#.*\n/gm, ""), [
		["school.example", domain],
		["127.0.0.1:3000", `127.0.0.1:${port}`],
	]);

/** The line that Debian's Caddyfile gets. */
export const importLine = `import ${places.caddy}`;

/**
 * @param home folder of `school.js`
 * @param certificate folder of one for the domain; without it nginx answers certbot alone
 * @returns the text of each file, by its path, in the order in which they are written
 */
export function filesOf(home: string, wanted: Wanted, certificate: string | null): Map<string, string> {
	const settings = {
		SITE_URL: `https://${wanted.domain}`,
		PORT: String(wanted.port),
		DATA_DIR: wanted.data,
	} as unknown as NodeJS.ProcessEnv;
	const texts: [string, string][] = [
		[unitFile(service), exchange(unitOf(home, settings), [["[Unit]\n", `[Unit]\n${frontKey}${wanted.front}\n`]])],
		[unitFile("packed-update.service"), unitOf(home, settings, true)],
		[unitFile("packed-update.timer"), readFileSync(path.join(home, "deploy/packed-update.timer"), "utf8")],
	];
	if (wanted.front === "nginx") texts.push([places.nginx, nginxFile(wanted, certificate)]);
	if (wanted.front === "caddy") texts.push([places.caddy, caddyFile(wanted)]);
	return new Map(texts.map(([file, text]) => [file, marked(text)]));
}
