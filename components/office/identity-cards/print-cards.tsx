"use client";

import { Button } from "@payloadcms/ui";
import { useCallback, useEffect, useRef } from "react";
import { cardsText as text } from "@/lib/bengali/office/identity-cards";
import { printHash } from "@/lib/contract/paths";

/** Pictures that are not there yet would be left out of the print. */
const picturesLoaded = () => Promise.allSettled([...document.images].map((image) => image.decode()));

/** Prints the cards, at once if the address says so. */
export function PrintCards() {
	const begun = useRef(false);

	const print = useCallback(async () => {
		await picturesLoaded();
		window.print();
	}, []);

	useEffect(() => {
		if (location.hash !== printHash || begun.current) return;
		begun.current = true;
		history.replaceState(history.state, "", location.pathname + location.search);
		void print();
	}, [print]);

	return (
		<Button margin={false} type="button" onClick={print}>
			{text.print}
		</Button>
	);
}
