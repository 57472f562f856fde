// @ts-check
/**
 * An older Node fails somewhere inside of a package, in English. Plain JavaScript without anything newer than the oldest Node
 * that may meet it.
 */
import { oldNode } from "../bengali/old-node.js";

/**
 * Ends the process in words if its Node is older.
 * @param {string} needed the field `engines` of a package
 */
export function refuseOldNode(needed) {
	const least = needed.replace(/^>=/, "");
	/** @param {string} version */
	const numberOf = (version) => version.split(".").reduce((sum, part) => sum * 1000 + Number(part), 0);
	if (numberOf(process.versions.node) >= numberOf(least)) return;
	console.error(oldNode(process.versions.node, least));
	process.exit(1);
}
