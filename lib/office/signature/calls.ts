import "server-only";
import { doneCall, type OfficeCalls } from "../calls";
import { saveSignatureSchema } from "./schema";
import { removeSignature, saveSignature } from "./signature";
import { signatureText as text } from "./text";

export const calls: OfficeCalls<"signature"> = {
	save: doneCall({
		file: "picture",
		input: saveSignatureSchema,
		said: text.saved,
		run: ({ input: { file }, who }) => saveSignature(file, who),
	}),
	remove: doneCall({
		said: text.removed,
		run: ({ who }) => removeSignature(who),
	}),
};
