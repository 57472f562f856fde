/** Whether this process hears of changes that others make (connection.ts); alone on SQLite there are no others. */
import { environment } from "@/lib/environment";

/** On globalThis, because each route handler is bundled with its own copy of this module. */
const key = Symbol.for("school.listens");
const shared = globalThis as { [key]?: boolean };

export const isListening = (): boolean => shared[key] ?? !environment.DATABASE_URL;

export function setListening(listens: boolean): void {
	shared[key] = listens;
}
