import { type CardDesign, type CardPaper, type Who, whoValue } from "./schema";

export const cardsPath = "/admin/printing/identity-cards";

type Choice = { who: Who; design?: CardDesign; paper?: CardPaper; part?: number; signed?: 1 | undefined };

/** @param view "/print" for the cards themselves. @returns the address of the view with that choice */
export const cardsAddress = ({ who, ...choice }: Choice, view: "" | "/print" = ""): string => {
	const fields = Object.entries(choice).flatMap(([name, value]) =>
		value === undefined ? [] : [[name, String(value)]],
	);
	return `${cardsPath}${view}?${new URLSearchParams([["who", whoValue(who)], ...fields])}`;
};
