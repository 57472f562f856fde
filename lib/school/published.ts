import "server-only";

/** What the public may read: the rest is a draft. */
export const published = { _status: { equals: "published" } } as const;

/**
 * A name from an address as a query may ask for it: PostgreSQL refuses a null byte, which no record has, so another
 * sign that no name has stands in for it.
 */
export const askable = (name: string): string => name.replaceAll("\0", "\uFFFF");

/** What the public may read under exactly that name. */
export const publishedAs = (name: string) => ({ and: [published, { name: { equals: askable(name) } }] });
