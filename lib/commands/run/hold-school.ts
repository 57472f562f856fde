import { StartRefused } from "@/lib/data/first-start";
import { environment } from "@/lib/machine/environment";
import { holdFolder } from "@/lib/machine/folder-lock.js";
import { commandText } from "@/lib/machine/text";

/**
 * For what must not happen beside a running site: migrations, the making of pages, a restore.
 * @returns releases the folder
 * @throws StartRefused if a site runs on it
 */
export function holdSchool(): () => void {
	const release = holdFolder(environment.DATA_DIR);
	if (!release) throw new StartRefused(commandText.folderInUse(environment.DATA_DIR));
	return release;
}
