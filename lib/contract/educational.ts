/** Kinds of educational items as in paths, and the page size of their lists (contract.md). */

export const itemKinds = ["notice", "routine", "curriculum"] as const;
export type ItemKind = (typeof itemKinds)[number];

export const itemsPerPage = 10;
