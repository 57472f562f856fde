import "server-only";

/** Where clause for published records. */
export const published = { _status: { equals: "published" } } as const;

/** PostgreSQL rejects NUL in a parameter; no stored name holds one, so U+FFFD finds as little. */
export const withoutNul = (text: string): string => text.replaceAll("\0", "\uFFFD");

/** Where clause for the published record of exactly that name. */
export const publishedAs = (name: string) => ({ and: [published, { name: { equals: withoutNul(name) } }] });
