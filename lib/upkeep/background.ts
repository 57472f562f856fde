/** What a server does beside its requests, from its start until it ends. */
import { expireEverywhere } from "@/lib/cms/expire";
import { whenOpen } from "@/lib/cms/opened";
import { startReadingFiles } from "@/lib/search/file-texts/sweep";
import { startExpiringByDate } from "./dates";
import { startRecordingFaults } from "./faults";
import { startHousekeeping } from "./housekeeping";

export const startBackground = (): void =>
	whenOpen((payload) => {
		startRecordingFaults(payload);
		startHousekeeping(payload);
		startExpiringByDate(payload);
		startReadingFiles(payload, () => expireEverywhere(payload, ["media"]));
	});
