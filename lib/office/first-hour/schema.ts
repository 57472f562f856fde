import { z } from "zod";

/** Whether the list is put away, or brought back. */
export const putAwaySchema = z.object({ away: z.boolean() });
