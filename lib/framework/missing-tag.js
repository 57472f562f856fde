/** Tag of reads that found no record. They are not cached, so that requests for made-up names cannot fill the memory. */
export const missingTag = "missing";
