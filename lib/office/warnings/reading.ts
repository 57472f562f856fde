/** Reading the data of many persons one page after the other, which no button asks for. */
import "server-only";
import { addEntry } from "@/lib/cms/activity/entries";
import { addAlert } from "@/lib/cms/alerts";
import { describeError } from "@/lib/machine/log";
import { isOutage, machineFaultOf } from "@/lib/machine/machine-fault.js";
import { storedLimit } from "@/lib/school/limit-store";
import { inTransaction } from "@/lib/school/query";
import { activityText } from "../activity/text";
import type { SignedIn } from "../guard";

export { ofOne, ofPersons } from "@/lib/cms/rest-reads";

/** More than a clerk opens by hand; in this time, in seconds. */
const most = 300;
const window = 10 * 60;

const readings = storedLimit("reading", most, window);

/**
 * Counts persons whose data an account was given; when there are too many it is written down and told to the heads, once
 * in that time. It is not refused: a school must be able to get its data out, also while its disk is full.
 */
export async function noteReading(by: SignedIn, persons: number): Promise<void> {
	if (persons === 0) return;
	await note(by, persons).catch((error: unknown) => {
		if (!isOutage(machineFaultOf(error))) throw error;
		console.error(describeError(error));
	});
}

async function note(by: SignedIn, persons: number): Promise<void> {
	const { consumedPoints } = await readings.consume(by.id, persons).catch((refusal: unknown) => {
		if (refusal instanceof Error) throw refusal;
		return refusal as { consumedPoints: number };
	});
	if (consumedPoints <= most || consumedPoints - persons > most) return;
	await inTransaction(async (req) => {
		await addEntry(req, by, { action: "reading", kind: "students", title: activityText.manyPersons(most) });
		await addAlert(req, "reading", by, by);
	});
}
