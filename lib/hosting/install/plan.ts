/** What `install` and `uninstall` do, from what is wanted and what was found. Nothing here looks at the machine or changes it. */
import { importLine } from "./files";
import { type Front, fronts, ownership, places, units as unitFiles, type Wanted } from "./places";

export type Step =
	| { does: "makeAccount" | "makeData" | "giveData" | "import" | "start" | "restart" | "certificate" }
	/** @property kept where the text that a person has written stays */
	| { does: "write"; file: string; text: string; kept?: string }
	| { does: "stop" | "takeData" | "unimport" | "removeCertificate" | "removeAccount" }
	| { does: "remove"; file: string; kept?: string }
	| { does: "clear"; file: string }
	| { does: "reload"; front: Front };

/**
 * @property account `other` for one with this name that `install` has not made
 * @property data `school` for the data of one that is not the account's yet, `foreign` for a folder with other things
 * @property texts of the files that are there, by path
 * @property keptAs names beside these that are free
 * @property state of the unit: `stale` if systemd runs another text than the file has
 * @property certificate folder of one for the domain; @property isOurs whether `install` has ordered one
 * @property programs that are installed
 * @property caches folders that can be made anew
 * @property isServing whether the wanted front runs; @property others web servers that run beside it
 */
export type Found = {
	account: "none" | "own" | "other";
	data: "none" | "school" | "foreign" | "ready";
	texts: Record<string, string | null>;
	keptAs: Record<string, string>;
	state: "none" | "stale" | "running";
	certificate: string | null;
	isOurs: boolean;
	programs: { systemd: boolean; nginx: boolean; caddy: boolean; certbot: boolean };
	caches: string[];
	isServing: boolean;
	others: string[];
};

/** @returns packages of Debian without which the wanted front cannot serve */
export function missingPackages({ front }: Wanted, { programs, certificate }: Found): string[] {
	if (front === "none") return [];
	const needed = front === "nginx" && !certificate ? ([front, "certbot"] as const) : ([front] as const);
	return needed.filter((name) => !programs[name]);
}

const hasImport = (caddyfile: string | null | undefined) => Boolean(caddyfile?.split("\n").includes(importLine));

/** @returns where the text stays if it is not as `install` has written it */
const keptOf = (file: string, text: string | null, { keptAs }: Found) =>
	text !== null && ownership(text) !== "own" ? { kept: keptAs[file] ?? `${file}.before` } : {};

/** Takes a front's own files away. */
function withoutFront(front: Front, found: Found): Step[] {
	if (front === "none") return [];
	const { texts, programs } = found;
	const file = places[front];
	const text = texts[file];
	const steps: Step[] = front === "caddy" && hasImport(texts[places.caddyfile]) ? [{ does: "unimport" }] : [];
	if (text && ownership(text) !== "foreign") steps.push({ does: "remove", file, ...keptOf(file, text, found) });
	return steps.length > 0 && programs[front] ? [...steps, { does: "reload", front }] : steps;
}

/**
 * @param files what is to be in each (./files.ts)
 * @returns steps in their order; none if all is as it is wanted. When they are done there may be more: with a certificate
 * the front gets another file
 */
export function planInstall(wanted: Wanted, files: ReadonlyMap<string, string>, found: Found): Step[] {
	const { front } = wanted;
	const write = (isFront: boolean): Step[] =>
		[...files].flatMap(([file, text]) => {
			const now = found.texts[file] ?? null;
			const isOfFront = file === places.nginx || file === places.caddy;
			if (now === text || isOfFront !== isFront) return [];
			return [{ does: "write", file, text, ...keptOf(file, now, found) }];
		});
	const units = write(false);
	const steps: Step[] = [];
	if (found.account === "none") steps.push({ does: "makeAccount" });
	if (found.data !== "ready") steps.push({ does: found.data === "none" ? "makeData" : "giveData" });
	steps.push(...units);
	if (found.programs.systemd && found.state === "none") steps.push({ does: "start" });
	else if (found.programs.systemd && (units.length > 0 || found.state === "stale")) steps.push({ does: "restart" });
	for (const other of fronts) if (other !== front) steps.push(...withoutFront(other, found));
	if (front === "none" || !found.programs[front]) return steps;
	const changes = write(true);
	if (front === "caddy" && !hasImport(found.texts[places.caddyfile])) changes.push({ does: "import" });
	steps.push(...changes);
	if (changes.length > 0 || !found.isServing) steps.push({ does: "reload", front });
	if (front === "nginx" && !found.certificate && found.programs.certbot) steps.push({ does: "certificate" });
	return steps;
}

/** @returns steps in their order; the data, the settings of a person and the program stay */
export function planUninstall(found: Found): Step[] {
	const units = unitFiles.flatMap((file): Step[] => {
		const text = found.texts[file];
		return text && ownership(text) !== "foreign" ? [{ does: "remove", file, ...keptOf(file, text, found) }] : [];
	});
	const isInstalled = units.length > 0;
	return [
		// First of all: it may refuse what it is left with.
		...fronts.flatMap((front) => withoutFront(front, found)),
		...(isInstalled && found.programs.systemd ? [{ does: "stop" } as const] : []),
		...(found.isOurs && found.programs.certbot ? [{ does: "removeCertificate" } as const] : []),
		...(isInstalled && found.account === "own" && found.data === "ready" ? [{ does: "takeData" } as const] : []),
		...(isInstalled ? found.caches.map((file) => ({ does: "clear", file }) as const) : []),
		// Last of all that can fail: what has the unit, is asked again.
		...(found.account === "own" ? [{ does: "removeAccount" } as const] : []),
		...units,
	];
}
