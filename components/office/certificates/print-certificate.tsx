"use client";

import { Button } from "@payloadcms/ui";
import { useCallback, useEffect, useRef } from "react";
import { certificatesText as text } from "@/lib/bengali/office/certificates";
import { callApi } from "@/lib/browser/call";
import { callPath } from "@/lib/contract/office-paths";
import { printHash } from "@/lib/contract/paths";

/** Pictures that are not there yet would be left out of the print. */
const picturesLoaded = () => Promise.allSettled([...document.images].map((image) => image.decode()));

/** @property many whether the id is that of an operation, all of whose papers are printed */
type Props = { id: number; many?: boolean };

/** Prints the certificate, at once if it was just made, and tells the server so: printed anew later it is a copy. */
export function PrintCertificate({ id, many = false }: Props) {
	const begun = useRef(false);

	const print = useCallback(async () => {
		await picturesLoaded();
		window.print();
	}, []);

	useEffect(() => {
		// The browser's own command prints it too.
		const tell = () => {
			void callApi(callPath("certificates", "printed"), { body: { id, many } }).catch(() => undefined);
		};
		addEventListener("beforeprint", tell, { once: true });
		if (location.hash === printHash && !begun.current) {
			begun.current = true;
			history.replaceState(history.state, "", location.pathname + location.search);
			void print();
		}
		return () => removeEventListener("beforeprint", tell);
	}, [id, many, print]);

	return (
		<Button margin={false} type="button" onClick={print}>
			{text.print}
		</Button>
	);
}
