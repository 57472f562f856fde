/** Payload's logger, redacted by lib/log: database errors contain the submitted values. */
import type { Config } from "payload";
import { describeLogEntry } from "@/lib/log";

/** Pino's numeric levels. */
const levels = { warn: 40, error: 50 };

export const logger: Config["logger"] = {
	options: {
		hooks: {
			logMethod(values, _method, level) {
				// Below `warn` Payload logs the progress of migrations.
				if (level < levels.warn) console.log("[payload]", ...values.map(textOf));
				else (level < levels.error ? console.warn : console.error)(`[payload] ${describeLogEntry(values)}`);
			},
		},
	},
};

const textOf = (value: unknown) => (typeof value === "object" ? (value as { msg?: string })?.msg : value);

/** At "warn" Payload passes the error object, not only its message, so lib/log can tell expected errors from unexpected ones. */
export const loggingLevels: Config["loggingLevels"] = {
	AuthenticationError: "warn",
	Forbidden: "warn",
	Locked: "warn",
	MissingFile: "warn",
	NotFound: "warn",
	ValidationError: "warn",
};
