// @ts-check
/**
 * Faults of the machine and not of the site: a full disk, a locked database, a port that is taken. Which one it is follows
 * from the code of the system, of SQLite or of PostgreSQL; the sentences are in lib/bengali/machine-faults. Plain
 * JavaScript, because lib/commands/run.js and lib/framework/server.js load it as it is.
 */
import { machineFaults } from "../bengali/machine-faults.js";

/** @typedef {import("../bengali/machine-faults.js").MachineFault} MachineFault */

/**
 * The first that fits counts. Five characters are PostgreSQL's (appendix A of its manual).
 * @type {[MachineFault, RegExp][]}
 */
const codes = [
	["full", /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/],
	["readOnly", /^(EROFS|SQLITE_READONLY\w*|25006)$/],
	["locked", /^(SQLITE_(BUSY|LOCKED|PROTOCOL)\w*|55P03|57014|40P01|40001)$/],
	["damaged", /^(SQLITE_(CORRUPT|NOTADB)\w*|XX00[12])$/],
	["denied", /^(EACCES|EPERM|SQLITE_(CANTOPEN|PERM)\w*|42501)$/],
	["exhausted", /^(EMFILE|ENFILE|ENOMEM|SQLITE_NOMEM\w*|SQLITE_IOERR_NOMEM|53200|53300|53400)$/],
	["io", /^(EIO|ENXIO|SQLITE_IOERR\w*|58030|58P01)$/],
	["portTaken", /^EADDRINUSE$/],
	["noAddress", /^EADDRNOTAVAIL$/],
	["down", /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[1-5])$/],
	["wrongDatabase", /^(28P01|28000|3D000)$/],
	["wrongOption", /^ERR_PARSE_ARGS_\w+$/],
	["noFolder", /^(ENOTDIR|ENOENT|EISDIR|EEXIST)$/],
];

/**
 * Of the pool of PostgreSQL's driver, and of SQLite's when it opens a file, which have no code.
 * @type {[MachineFault, RegExp][]}
 */
const messages = [
	["down", /^(timeout exceeded when trying to connect|Connection terminated)/],
	["denied", /^ConnectionFailed\(.*: 14"?\)$/s],
];

/** Limit of the cause chain, which may be circular. */
const maxCauses = 10;

/**
 * @param {unknown} error
 * @returns {{ fault: MachineFault, cause: { message?: unknown, path?: unknown } } | null}
 */
function find(error) {
	let found = /** @type {{ code?: unknown, syscall?: unknown, message?: unknown, cause?: unknown } | undefined} */ (
		error
	);
	for (let depth = 0; depth < maxCauses && typeof found === "object" && found; depth += 1) {
		const { code, syscall, message } = found;
		const cause = found;
		if (code === "EACCES" && syscall === "listen") return { fault: "portDenied", cause };
		// A visitor who has left is no fault: without a call of the system.
		const isLeft = code === "ECONNRESET" && !syscall;
		const [fault] =
			codes.find(([, pattern]) => typeof code === "string" && !isLeft && pattern.test(code)) ??
			messages.find(([, pattern]) => typeof message === "string" && pattern.test(message)) ??
			[];
		if (fault) return { fault, cause };
		found = /** @type {typeof found} */ (found.cause);
	}
	return null;
}

/**
 * @param {unknown} error
 * @returns {MachineFault | null} which fault of the machine the error or one of its causes tells of; null for any other
 */
export const machineFaultOf = (error) => find(error)?.fault ?? null;

/**
 * Those that a running site meets; a file that is missing may also be a fault of ours.
 * @param {MachineFault | null} fault
 * @returns {fault is Exclude<MachineFault, "noFolder" | "wrongOption">}
 */
export const isOutage = (fault) => fault !== null && fault !== "noFolder" && fault !== "wrongOption";

/**
 * @param {unknown} error
 * @returns {string | null} what to tell who runs a command, in place of a stack; null for what is no fault of the machine
 */
export function explainFault(error) {
	const found = find(error);
	if (!found) return null;
	const { bengali, english } = machineFaults[found.fault];
	return [bengali, english, found.cause.message].filter(Boolean).join("\n");
}
