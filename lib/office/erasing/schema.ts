import { z } from "zod";
import { idField } from "@/lib/contract/input";

/** Whose data: a student's, or that of an applicant who was not admitted. */
const erasedKinds = ["students", "applications"] as const;
export type ErasedKind = (typeof erasedKinds)[number];

export const erasingSchema = z.object({ kind: z.enum(erasedKinds), id: idField });
