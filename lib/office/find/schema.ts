import { z } from "zod";
import { leastLetters } from "./shared";

export const findSchema = z.object({ text: z.string().trim().min(leastLetters).max(100) });

const found = z.object({ kind: z.enum(["student", "notice", "action"]), label: z.string(), href: z.string() });

export type Found = z.output<typeof found>;

export const foundAnswer = z.object({ found: z.array(found) });
