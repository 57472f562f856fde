/** Kinds of identity cards, as the register and the check of a card name them. */
export const cardKinds = {
	student: "শিক্ষার্থীর পরিচয়পত্র",
	staff: "শিক্ষক-কর্মীর পরিচয়পত্র",
} as const;

export type CardKind = keyof typeof cardKinds;

export const isCardKind = (kind: string): kind is CardKind => kind in cardKinds;
