import { APIError, type EmailAdapter } from "payload";
import { staffText } from "@/lib/bengali/staff";

/**
 * The site sends no mail. Payload's own stand-in writes messages to the log, and a link that sets a new password
 * has no place there: this one refuses, and says who can help.
 */
export const noEmail: EmailAdapter = () => ({
	name: "none",
	defaultFromAddress: "",
	defaultFromName: "",
	sendEmail: async () => {
		throw new APIError(staffText.errors.noEmail, 400, null, true);
	},
});
