import { registerView } from "../printing/register";
import { listRegister, readRegister, readYears } from "./register";
import { cardsPath, registerQuery } from "./schema";
import { cardsText } from "./text";
import { cardKinds } from "./text-kinds";

/** `/admin/printing/identity-cards/register` */
export const CardsRegister = registerView({
	subject: "identity-cards",
	words: cardsText.register,
	kinds: cardKinds,
	desk: { label: cardsText.title, url: cardsPath },
	address: registerQuery,
	reads: { listRegister, readRegister, readYears },
	rowOf: (row) => row,
});
