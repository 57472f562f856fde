/**
 * `node school.js add NAME --host HOST [--port PORT] [--quota MEGABYTES]`: a school more on this machine: folders, account,
 * units, the front, and the address of the page for its head. Its file with settings is written last, so that an `add` that
 * was stopped is given again, and a school is never added twice.
 */
import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { isFree } from "@/lib/commands/run/port";
import { StartRefused } from "@/lib/data/first-start";
import { replaceFile } from "@/lib/machine/sync-folder";
import { hasCertificate, writeFront } from "./front";
import {
	foldersOf,
	hostName,
	readSchool,
	readSchools,
	type School,
	schoolName,
	schoolOf,
	settingsFile,
	shared,
} from "./places";
import { giveAccount, openSocket, prepareSchool, reloadFront, setQuota, writePort, writeSharedUnits } from "./system";
import { schoolsText as text } from "./text";

const firstPort = 3101;
const lastPort = 3999;

/** Where the socket of a school listens (./system.ts). */
const ownAddress = "127.0.0.1";

/** @throws StartRefused if the wanted port is another school's or taken, or none is free */
async function choosePort(wanted: string | undefined): Promise<number> {
	const taken = readSchools().map(({ port }) => port);
	if (wanted !== undefined) {
		const port = Number(wanted);
		const isPort = Number.isInteger(port) && port > 1023 && port < 65536;
		if (!isPort || taken.includes(port) || !(await isFree(port, ownAddress)))
			throw new StartRefused(text.noPort(wanted));
		return port;
	}
	for (let port = firstPort; port <= lastPort; port += 1)
		if (!taken.includes(port) && (await isFree(port, ownAddress))) return port;
	throw new StartRefused(text.noPort(`${firstPort}–${lastPort}`));
}

/** @throws StartRefused */
async function readWanted(): Promise<School & { quota: number }> {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { host: { type: "string" }, port: { type: "string" }, quota: { type: "string" } },
	});
	const [name = "", ...more] = positionals;
	const { host = "", quota = "0" } = values;
	if (!schoolName.test(name) || more.length > 0) throw new StartRefused(text.badName(name));
	if (!hostName.test(host)) throw new StartRefused(text.badHost(host));
	if (!/^\d{1,9}$/.test(quota)) throw new StartRefused(text.badQuota(quota));
	if (readSchool(name)) throw new StartRefused(text.isThere(name));
	const other = readSchools().find((school) => school.host === host);
	if (other) throw new StartRefused(text.hostOfOther(host, other.name));
	const port = await choosePort(values.port);
	return { ...schoolOf(name, { PORT: String(port), SITE_URL: `https://${host}` }), quota: Number(quota) };
}

function makeFolders({ name }: School): void {
	const { DATA_DIR, ASLEEP_DIR } = foldersOf(name);
	const folders = [DATA_DIR, ASLEEP_DIR];
	for (const folder of folders) {
		mkdirSync(folder, { recursive: true });
		chmodSync(path.dirname(folder), 0o755);
		// The front is another account, and reads what is public.
		chmodSync(folder, folder === ASLEEP_DIR ? 0o755 : 0o700);
	}
	giveAccount(name, DATA_DIR, folders);
}

function writeSettings({ name, variables: { PORT, SITE_URL } }: School): void {
	mkdirSync(shared.settings, { recursive: true, mode: 0o755 });
	replaceFile(settingsFile(name), `# ${text.settings}\nPORT=${PORT}\nSITE_URL=${SITE_URL}\n`);
}

const { quota, ...school } = await readWanted();
makeFolders(school);
if (quota > 0) setQuota(school.name, foldersOf(school.name).DATA_DIR, quota);
writeSharedUnits();
writePort(school);
const said = (await prepareSchool(school.variables, (all) => text.notPrepared(school.name, all))).trim();
writeFront([school]);
reloadFront();
writeSettings(school);
openSocket(school.name);
console.log(text.added(school.name, school.host, school.port));
console.log(said);
if (!hasCertificate(school)) console.log(text.certificate(school.host, path.join(shared.hooks, "schools")));
