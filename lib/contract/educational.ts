/** Notices, routines and curriculums: their kinds in paths, and the size of a page (contract.md). */

export const itemKinds = ["notice", "routine", "curriculum"] as const;
export type ItemKind = (typeof itemKinds)[number];

export const itemsPerPage = 10;
