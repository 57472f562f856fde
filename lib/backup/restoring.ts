/** The folders of a restore in DATA_DIR (./settle.ts says what happens in them). */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { environment } from "@/lib/machine/environment";

/** Prefix of the temporary folder. */
export const restoring = "restoring-";

/** Folder of verified files; some may have been moved to their final locations already. */
export const restored = path.join(environment.DATA_DIR, "restored");

/** @returns whether DATA_DIR is as a restore has left it when it was done, or as none has ever touched it */
export const isSettled = (): boolean =>
	!existsSync(restored) && !readdirSync(environment.DATA_DIR).some((name) => name.startsWith(restoring));
