import { jest } from "@jest/globals";

/** Timers run: databases and processes are waited for. */
const running = [
	...(["hrtime", "nextTick", "performance", "queueMicrotask", "setImmediate", "clearImmediate"] as const),
	...(["setInterval", "clearInterval", "setTimeout", "clearTimeout"] as const),
];

/** Stops the date for the rest of the file, and nothing else. @param now default the date that it is */
export const freezeDate = (now = new Date()) => jest.useFakeTimers({ now, doNotFake: running });
