/** What is stored of the signature, and what is sent of it. */
import { z } from "zod";
import { signatureText } from "./text";

export const signatureSchema = z.object({
	/** A data URL. */
	picture: z.string().startsWith("data:image/png;base64,"),
	width: z.number(),
	height: z.number(),
	since: z.iso.datetime(),
	/** Name of the account that set it. */
	by: z.string(),
});
export type Signature = z.infer<typeof signatureSchema>;

export const saveSignatureSchema = z.object({ file: z.file(signatureText.errors.file) });
