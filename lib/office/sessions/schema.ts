import { z } from "zod";

/** A session's id, as the view has it. */
export const sessionSchema = z.object({ session: z.uuid() });
