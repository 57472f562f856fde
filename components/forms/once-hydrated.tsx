"use client";
import type { ReactNode } from "react";
import { useHydrated } from "@/lib/browser/use-hydrated";

/**
 * What needs the address's query, of which a stored page knows nothing. With Next's own way, a boundary that the server
 * leaves to the browser, the page's last scripts come after `</html>`.
 */
export const OnceHydrated = ({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) =>
	useHydrated() ? children : fallback;
