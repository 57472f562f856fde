"use client";
import type { ReactNode } from "react";

/** Prints the page. */
export const PrintButton = ({ children }: { children: ReactNode }) => (
	<button type="button" className="button needs-script" onClick={() => print()}>
		{children}
	</button>
);
