import "server-only";

/** What the public may read: the rest is a draft. */
export const published = { _status: { equals: "published" } } as const;
