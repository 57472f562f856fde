/** Whether this process hears of changes that others make (connection.ts); alone on SQLite there are no others. */

import { environment } from "@/lib/environment";
import { processWide } from "@/lib/process-wide";

const listening = processWide("listening", () => ({ isOn: !environment.DATABASE_URL }));

export const isListening = (): boolean => listening.isOn;

export function setListening(listens: boolean): void {
	listening.isOn = listens;
}
