/** Payload's log: every line goes through lib/log, because errors of the database repeat what a family sent. */
import type { Config } from "payload";
import { describeLogEntry } from "@/lib/log";

/** Pino's numbers of levels. */
const levels = { warn: 40, error: 50 };

export const logger: Config["logger"] = {
	options: {
		hooks: {
			logMethod(values, _method, level) {
				// What Payload tells below a warning is how migrations go.
				if (level < levels.warn) console.log("[payload]", ...values.map(textOf));
				else (level < levels.error ? console.warn : console.error)(`[payload] ${describeLogEntry(values)}`);
			},
		},
	},
};

const textOf = (value: unknown) => (typeof value === "object" ? (value as { msg?: string })?.msg : value);

/** By default Payload logs the message of a refusal alone; with the error, lib/log can tell it from a fault. */
export const loggingLevels: Config["loggingLevels"] = {
	AuthenticationError: "warn",
	Forbidden: "warn",
	Locked: "warn",
	MissingFile: "warn",
	NotFound: "warn",
	ValidationError: "warn",
};
