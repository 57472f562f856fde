/** systemd's units, as shipped, for the Node and the folder of this machine. Part of `school.js` too. */
import { readFileSync } from "node:fs";
import path from "node:path";

/** @param text a file of `deploy` @param home folder of `school.js` @param node the program that runs it */
export const unitHere = (text: string, home: string, node: string = process.execPath): string =>
	text.replaceAll("/usr/bin/node", node).replaceAll("/srv/school", home);

/** The unit gives its process no home folders to read. */
export const isInHome = (file: string): boolean => /^\/(home|root|run\/user)\//.test(file);

/**
 * @param isUpdate whether it is the unit that takes releases by itself, not that of the site
 * @returns the unit of a machine with one school, with the settings that the command was given
 */
export function unitOf(home: string, { SITE_URL, PORT, DATA_DIR }: NodeJS.ProcessEnv, isUpdate = false): string {
	const name = isUpdate ? "packed-update.service" : "packed.service";
	const shipped = unitHere(readFileSync(path.join(home, "deploy", name), "utf8"), home);
	const settings = Object.entries({ SITE_URL, PORT, DATA_DIR }).filter(([, value]) => value);
	const unit = settings.reduce(
		(text, [name, value]) => text.replace(new RegExp(`^Environment=${name}=.*$`, "m"), `Environment=${name}=${value}`),
		shipped,
	);
	// systemd makes and opens only folders below /var/lib by their names.
	if (!DATA_DIR || DATA_DIR === "/var/lib/school") return unit;
	return unit.replace(/^StateDirectory=.*$/m, `ReadWritePaths=${DATA_DIR}`).replace(/^StateDirectoryMode=.*\n/m, "");
}
