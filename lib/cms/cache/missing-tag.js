/** The tag of a read that found nothing: what carries it is not kept, or names that anybody makes up would fill the memory. */
export const missingTag = "missing";
