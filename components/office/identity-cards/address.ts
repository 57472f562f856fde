import { type CardDesign, type CardPaper, type Who, whoValue } from "@/lib/office/identity-cards/schema";

export const cardsPath = "/admin/printing/identity-cards";

type Choice = { who: Who; design?: CardDesign; paper?: CardPaper; part?: number };

/** @param view "/print" for the cards themselves. @returns the address of the view with that choice */
export const cardsAddress = ({ who, ...choice }: Choice, view: "" | "/print" = ""): string => {
	const fields = Object.entries(choice).map(([name, value]) => [name, String(value)]);
	return `${cardsPath}${view}?${new URLSearchParams([["who", whoValue(who)], ...fields])}`;
};
