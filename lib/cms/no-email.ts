import { APIError, type EmailAdapter } from "payload";
import { staffText } from "@/lib/office/words/staff";

/**
 * E-mail adapter that refuses to send. Payload's default logs messages, which would put password reset links into the
 * log.
 */
export const noEmail: EmailAdapter = () => ({
	name: "none",
	defaultFromAddress: "",
	defaultFromName: "",
	sendEmail: async () => {
		throw new APIError(staffText.errors.noEmail, 400, null, true);
	},
});
