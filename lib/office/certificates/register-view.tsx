import { yearOf } from "@/lib/contract/days";
import { subjectPage } from "../parts/office-template";
import { type Register, RegisterPage, RegisterPrint } from "../printing/register";
import { printingText } from "../printing/text";
import { cellsOf, listRegister, type RegisterRow, readRegister, readYears } from "./register";
import { registerQuery } from "./schema";
import { certificatesText } from "./text";
import { certificateKinds } from "./text-kinds";

const desk = "/admin/printing/certificates";

const register: Register = {
	subject: "certificates",
	words: certificatesText.register,
	kinds: Object.fromEntries(Object.entries(certificateKinds).map(([kind, { name }]) => [kind, name])),
	path: `${desk}/register`,
};

const nav = [
	{ label: printingText.title, url: "/admin/printing" },
	{ label: certificatesText.title, url: desk },
];

const rowOf = (row: RegisterRow) => ({
	...{ id: row.id, state: row.state, cells: cellsOf(row), path: `${desk}/${row.id}` },
});

/** `/admin/printing/certificates/register`: every certificate by kind and year; with `print` as the bound register. */
export const RegisterView = subjectPage("certificates", async ({ view, query }) => {
	const { year = yearOf(new Date()), kind, page, print } = registerQuery.parse(query);
	const filter = { year, kind };
	if (print) return <RegisterPrint {...{ register, filter }} rows={(await readRegister(filter)).map(rowOf)} />;
	const [{ rows, count }, years] = await Promise.all([listRegister(filter, page), readYears()]);
	return <RegisterPage {...{ register, filter, page, count, years, nav, view }} rows={rows.map(rowOf)} />;
});
