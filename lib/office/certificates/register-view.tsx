import { registerView } from "../printing/register";
import { cellsOf, listRegister, readRegister, readYears } from "./register";
import { registerQuery } from "./schema";
import { certificatesText } from "./text";
import { certificateKinds } from "./text-kinds";

const url = "/admin/printing/certificates";

/** `/admin/printing/certificates/register` */
export const RegisterView = registerView({
	subject: "certificates",
	words: certificatesText.register,
	kinds: Object.fromEntries(Object.entries(certificateKinds).map(([kind, { name }]) => [kind, name])),
	desk: { label: certificatesText.title, url },
	address: registerQuery,
	reads: { listRegister, readRegister, readYears },
	rowOf: (row) => ({ id: row.id, state: row.state, cells: cellsOf(row), path: `${url}/${row.id}` }),
});
