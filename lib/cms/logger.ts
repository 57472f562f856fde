/** Payload's log: every line goes through lib/log, because errors of the database repeat what a family sent. */
import type { Config } from "payload";
import { describeLogEntry } from "@/lib/log";

/** Pino's number for "error"; its levels above are worse. */
const errorLevel = 50;

export const logger: Config["logger"] = {
	options: {
		hooks: {
			logMethod(values, _method, level) {
				const write = level >= errorLevel ? console.error : console.log;
				write(`[payload] ${describeLogEntry(values)}`);
			},
		},
	},
};

/** By default Payload logs the message of a refusal alone; with the error, lib/log can tell it from a fault. */
export const loggingLevels: Config["loggingLevels"] = {
	AuthenticationError: "warn",
	Forbidden: "warn",
	Locked: "warn",
	MissingFile: "warn",
	NotFound: "warn",
	ValidationError: "warn",
};
