/** Kinds of educational items as in paths, and the page size of their lists. */
import { dayLength } from "./days";

export const itemKinds = ["notice", "routine", "curriculum"] as const;
export type ItemKind = (typeof itemKinds)[number];

export const itemsPerPage = 10;

/** Days for which an item counts as new after its publication. */
export const newDays = 7;

/** @param created ISO 8601 @param now milliseconds since the epoch */
export const isNew = (created: string, now: number): boolean => now - Date.parse(created) < newDays * dayLength;
