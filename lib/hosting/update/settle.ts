/**
 * The steps of a change of the version around a start, when no server runs. Each is repeated after a kill, and ends in the
 * same state. Also part of `school.js`.
 */
import {
	isUnderWay,
	nextState,
	readUpdateState,
	type UpdateState,
	versionOf,
	writeUpdateState,
} from "@/lib/upkeep/update-state";
import { removeOldCopies, restoreData, saveData } from "./copies";

/** Starts of a new version before it is given up; a start that a power cut has ended counts too. */
const mostTries = 2;

/** One step. @returns the state that it has reached */
function advance(dataDir: string, state: UpdateState): UpdateState {
	const reach = (step: UpdateState["step"], tries?: number) => writeUpdateState(dataDir, nextState(state, step, tries));
	switch (state.step) {
		case "asked":
			saveData(dataDir, state.from);
			return reach("saved");
		case "saved":
			if (state.data === "before") restoreData(dataDir, state.to);
			return reach("trying", 1);
		case "trying":
			return reach(state.tries < mostTries ? "trying" : "undoing", state.tries + 1);
		default:
			restoreData(dataDir, state.from);
			return reach("failed");
	}
}

/** @returns the version that is to start now, for which the data is as it must be */
function settleData(dataDir: string, unpacked: string): string {
	const found = readUpdateState(dataDir);
	const serving = versionOf(found, unpacked);
	if (!isUnderWay(found, serving)) return serving;
	let state = advance(dataDir, found);
	while (state.step === "saved" || state.step === "undoing") state = advance(dataDir, state);
	return versionOf(state, unpacked);
}

/**
 * Prepares the data for the version that is to start now.
 * @param unpacked version of this `school.js`
 * @returns that version
 */
export function settleBeforeStart(dataDir: string, unpacked: string): string {
	removeOldCopies(dataDir);
	return settleData(dataDir, unpacked);
}

/** The started version answers. */
export function settleReady(dataDir: string): void {
	const state = readUpdateState(dataDir);
	if (state?.step === "trying") writeUpdateState(dataDir, nextState(state, "done"));
}

/**
 * The started version has ended before it could answer.
 * @returns whether it was on trial; the one before it gets its data back, and can be started
 */
export function settleFailed(dataDir: string): boolean {
	const state = readUpdateState(dataDir);
	if (state?.step !== "trying") return false;
	advance(dataDir, writeUpdateState(dataDir, nextState(state, "undoing")));
	return true;
}
