/** Requests about names on released results. */
import { z } from "zod";
import { idField } from "@/lib/contract/input";

/** The student's record; `fingerprint` is that of the corrections that were shown. */
export const correctionSchema = z.object({ student: idField, fingerprint: z.string().max(100) });
export type CorrectionInput = z.output<typeof correctionSchema>;
