"use client";

import { useEffect } from "react";
import { callApi } from "@/lib/browser/call";
import { PrintButton } from "../parts/print-button";
import { callPath } from "../paths";
import { certificatesText as text } from "./text";

/** @property many whether the id is that of an operation, all of whose papers are printed */
type Props = { id: number; many?: boolean };

/** Prints the certificate, at once if it was just made, and tells the server so: printed anew later it is a copy. */
export function PrintCertificate({ id, many = false }: Props) {
	useEffect(() => {
		// The browser's own command prints it too.
		const tell = () => {
			void callApi(callPath("certificates", "printed"), { body: { id, many } }).catch(() => undefined);
		};
		addEventListener("beforeprint", tell, { once: true });
		return () => removeEventListener("beforeprint", tell);
	}, [id, many]);

	return <PrintButton margin={false}>{text.print}</PrintButton>;
}
