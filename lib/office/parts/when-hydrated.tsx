"use client";

import type { ReactNode } from "react";
import { useHydrated } from "@/lib/browser/use-hydrated";

/** Disables its controls until hydration, because clicks and input before that would be lost. */
export const WhenHydrated = ({ children }: { children: ReactNode }) => (
	<fieldset className="office-when-hydrated" disabled={!useHydrated()} role="none">
		{children}
	</fieldset>
);
