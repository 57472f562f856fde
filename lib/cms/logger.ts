/** Payload's logger, redacted by lib/machine/log: database errors contain the submitted values. */
import { APIError, type Config, type EmailAdapter } from "payload";
import { describeLogEntry } from "@/lib/machine/log";
import { staffText } from "@/lib/office/words/staff";

/** Pino's numeric levels. */
const levels = { warn: 40, error: 50 };

export const logger: Config["logger"] = {
	options: {
		hooks: {
			logMethod(values, _method, level) {
				// Messages below `warn` are the progress of migrations, without personal data.
				if (level < levels.warn) console.log("[payload]", ...values.map(textOf));
				else (level < levels.error ? console.warn : console.error)(`[payload] ${describeLogEntry(values)}`);
			},
		},
	},
};

const textOf = (value: unknown) => (typeof value === "object" ? (value as { msg?: string })?.msg : value);

/**
 * With level "warn" Payload passes the error object and not only its message, so lib/machine/log can distinguish expected
 * errors from unexpected ones.
 */
export const loggingLevels = {
	AuthenticationError: "warn",
	Forbidden: "warn",
	Locked: "warn",
	MissingFile: "warn",
	NotFound: "warn",
	// What lib/cms/collections/unchanged-drafts ends a save with, which is no error.
	Unchanged: false,
	ValidationError: "warn",
} as Config["loggingLevels"];

/** Refuses to send. Payload's default logs messages, which would put password reset links into the log. */
export const noEmail: EmailAdapter = () => ({
	name: "none",
	defaultFromAddress: "",
	defaultFromName: "",
	sendEmail: async () => {
		throw new APIError(staffText.errors.noEmail, 400, null, true);
	},
});
