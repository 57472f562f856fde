/**
 * Whether this process receives the cache tags that other processes expire (connection.ts). Always true with SQLite,
 * where there is one process only.
 */

import { environment } from "@/lib/machine/environment";
import { processWide } from "@/lib/machine/process-wide";

const listening = processWide("listening", () => ({ isOn: !environment.DATABASE_URL }));

export const isListening = (): boolean => listening.isOn;

export function setListening(listens: boolean): void {
	listening.isOn = listens;
}
