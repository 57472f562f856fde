/** Releases that close a hole, on a machine with several schools: the machine takes them at night, for all that let it. */
import { hostname } from "node:os";
import { environment, settings } from "@/lib/machine/environment";
import { findSecurityVersion, type NewerVersion } from "@/lib/upkeep/newer-version";
import { isUsedUp, nextTurn, readSecurityUpdate } from "@/lib/upkeep/security-update";
import { compareVersions, readUpdateState, versionOf } from "@/lib/upkeep/update-state";
import type { School } from "./places";

const { SCHOOL_VERSION: unpacked = "" } = environment;

export const dataOf = ({ variables }: School) => variables.DATA_DIR ?? "";
export const versionNow = (school: School) => versionOf(readUpdateState(dataOf(school)), unpacked);

/** Whether a school knows where versions lie and lets them be taken; a value that is none refuses. */
const takesPart = ({ variables: { UPDATE_FROM, AUTO_SECURITY_UPDATES } }: School): boolean =>
	Boolean(UPDATE_FROM) &&
	settings.shape.AUTO_SECURITY_UPDATES.safeParse(AUTO_SECURITY_UPDATES || undefined).data === true;

/** @returns the schools that take this version by themselves: with an older one, and it has not failed there */
export const schoolsToTake = (schools: School[], version: string): School[] =>
	schools.filter(
		(school) =>
			takesPart(school) &&
			compareVersions(version, versionNow(school)) > 0 &&
			!isUsedUp(readSecurityUpdate(dataOf(school)), version),
	);

/**
 * A failure at one school ends it for this night, as it ends an update of all by hand; the others go on in the next one.
 * @returns the marked release that is to be taken now; null if there is none, or it is not the time
 * @throws Error if the place of the first school that names one cannot be read
 */
export async function findForAll(schools: School[], now: number): Promise<NewerVersion | null> {
	const turn = nextTurn(hostname(), now);
	const taking = schools.filter(takesPart);
	if (now < turn.from || taking.length === 0) return null;
	const hasFailed = taking.some((school) => {
		const last = readSecurityUpdate(dataOf(school));
		return last?.outcome === "failed" && Date.parse(last.at) >= turn.from;
	});
	if (hasFailed) return null;
	const [oldest = ""] = taking.map(versionNow).sort(compareVersions);
	const found = await findSecurityVersion(oldest, taking[0]?.variables.UPDATE_FROM);
	return found && schoolsToTake(taking, found.version).length > 0 ? found : null;
}
