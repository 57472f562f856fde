import "server-only";
import { z } from "zod";
import { type OfficeCalls, officeCall } from "../calls";
import { find } from "./find";
import { leastLetters } from "./text";

const findSchema = z.object({ text: z.string().trim().min(leastLetters).max(100) });

const found = z.object({ kind: z.enum(["student", "notice", "action"]), label: z.string(), href: z.string() });

export type Found = z.output<typeof found>;

const foundAnswer = z.object({ found: z.array(found) });

export const calls: OfficeCalls<"find"> = {
	records: officeCall({
		method: "GET",
		input: findSchema,
		answer: foundAnswer,
		run: async ({ input, who }) => ({ found: await find(input.text, who) }),
	}),
};
