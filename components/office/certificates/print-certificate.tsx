"use client";

import { useEffect } from "react";
import { certificatesText as text } from "@/lib/bengali/office/certificates";
import { callApi } from "@/lib/browser/call";
import { callPath } from "@/lib/contract/office-paths";
import { PrintButton } from "../print-button";

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
