"use client";

import type { ReactNode } from "react";
import { useHydrated } from "@/lib/browser/use-hydrated";

/** Controls that React takes over: disabled until then, because a click, a text or a choice would be lost before it. */
export const WhenHydrated = ({ children }: { children: ReactNode }) => (
	<fieldset className="office-when-hydrated" disabled={!useHydrated()} role="none">
		{children}
	</fieldset>
);
