import "server-only";
import { z } from "zod";
import { doneCall, type OfficeCalls } from "../calls";
import { removeSignature, saveSignature } from "./signature";
import { signatureText as text } from "./text";

export const calls: OfficeCalls<"signature"> = {
	save: doneCall({
		file: "picture",
		input: z.object({ file: z.file(text.errors.file) }),
		said: text.saved,
		run: ({ input: { file }, who }) => saveSignature(file, who),
	}),
	remove: doneCall({
		said: text.removed,
		run: ({ who }) => removeSignature(who),
	}),
};
