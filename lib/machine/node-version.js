// @ts-check
/**
 * An older Node fails somewhere inside of a package, in English. Plain JavaScript without anything newer than the oldest Node
 * that may meet it.
 */
import { endedNode, oldNode } from "./old-node.js";

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

/** The oldest for which security releases are made: those of 20 ended in April 2026 (nodejs.org/en/about/previous-releases). */
const oldestKept = 22;

/**
 * @param {string} [version]
 * @returns {boolean} whether this Node gets no security releases any more; the site runs on it all the same
 */
export const isNodeEnded = (version = process.versions.node) => Number(version.split(".")[0]) < oldestKept;

/** Says so, when a site starts. */
export function adviseOfEndedNode() {
	if (isNodeEnded()) console.warn(endedNode(process.versions.node));
}
