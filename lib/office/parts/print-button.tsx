"use client";

import { Button } from "@payloadcms/ui";
import { type ComponentProps, useCallback, useEffect, useRef } from "react";
import { printHash } from "@/lib/contract/paths";

/** Pictures that are not there yet would be left out of the print. */
const picturesLoaded = () => Promise.allSettled([...document.images].map((image) => image.decode()));

/** Opens the browser's print dialogue, at once if the address says so. */
export function PrintButton(props: Pick<ComponentProps<typeof Button>, "children" | "margin">) {
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

	return <Button {...props} type="button" onClick={print} />;
}
