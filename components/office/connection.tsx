"use client";

import { type ReactNode, useEffect } from "react";
import { noConnectionText } from "@/lib/bengali/no-connection";

/**
 * Payload's forms show the message of a failed request as it is, and browsers write it in English ("Failed to fetch"). An
 * aborted request has another kind of error.
 */
export function Connection({ children }: { children: ReactNode }) {
	useEffect(() => {
		const { fetch } = window;
		window.fetch = async (...request) => {
			try {
				return await fetch(...request);
			} catch (error) {
				throw error instanceof TypeError ? new TypeError(noConnectionText, { cause: error }) : error;
			}
		};
		return () => {
			window.fetch = fetch;
		};
	}, []);
	return children;
}
