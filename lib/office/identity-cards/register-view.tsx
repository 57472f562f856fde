import { yearOf } from "@/lib/contract/days";
import { subjectPage } from "../parts/office-template";
import { type Register, RegisterPage, RegisterPrint } from "../printing/register";
import { printingText } from "../printing/text";
import { listRegister, readRegister, readYears } from "./register";
import { cardsPath, registerQuery } from "./schema";
import { cardsText } from "./text";
import { cardKinds } from "./text-kinds";

const register: Register = {
	subject: "identity-cards",
	words: cardsText.register,
	kinds: cardKinds,
	path: `${cardsPath}/register`,
};

const nav = [
	{ label: printingText.title, url: "/admin/printing" },
	{ label: cardsText.title, url: cardsPath },
];

/** `/admin/printing/identity-cards/register`: every card by kind and year; with `print` as the bound register. */
export const CardsRegister = subjectPage("identity-cards", async ({ view, query }) => {
	const { year = yearOf(new Date()), kind, page, print } = registerQuery.parse(query);
	const filter = { year, kind };
	if (print) return <RegisterPrint {...{ register, filter }} rows={await readRegister(filter)} />;
	const [{ rows, count }, years] = await Promise.all([listRegister(filter, page), readYears()]);
	return <RegisterPage {...{ register, filter, rows, page, count, years, nav, view }} />;
});
