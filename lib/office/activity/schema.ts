import { z } from "zod";
import { offerSchema } from "@/lib/contract/offer";

/** Null: there is nothing to undo. */
export const offerAnswer = z.object({ offer: offerSchema.nullable() });
