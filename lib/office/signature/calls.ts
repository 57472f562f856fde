import "server-only";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { saveSignatureSchema } from "./schema";
import { removeSignature, saveSignature } from "./signature";
import { signatureText as text } from "./text";

export const calls: OfficeCalls<"signature"> = {
	save: officeCall({
		file: "picture",
		input: saveSignatureSchema,
		answer: doneAnswer,
		run: async ({ input: { file }, who }) => {
			await saveSignature(file, who);
			return done(text.saved);
		},
	}),
	remove: officeCall({
		answer: doneAnswer,
		run: async ({ who }) => {
			await removeSignature(who);
			return done(text.removed);
		},
	}),
};
