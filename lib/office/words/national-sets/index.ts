/** The national sets of subjects, by name. */
import { junior } from "./junior";
import { primary } from "./primary";
import { secondary } from "./secondary";

export type { NationalSet, SetSubject } from "./set";

export const nationalSets = { primary, junior, secondary } as const;

export type NationalSetName = keyof typeof nationalSets;
