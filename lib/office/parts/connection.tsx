"use client";

import { type ReactNode, useEffect } from "react";
import { noConnectionText } from "@/lib/bengali/no-connection";
import { noteAnswer } from "../editing/last-refused";
import { announceAct, isAct } from "./acts";

/**
 * Payload's forms show the message of a failed request as it is, and browsers write it in English ("Failed to fetch"). An
 * aborted request has another kind of error. What has changed something is announced (lib/office/parts/acts), what was
 * refused of a form is noted (lib/office/editing/last-refused).
 */
export function Connection({ children }: { children: ReactNode }) {
	useEffect(() => {
		const { fetch } = window;
		window.fetch = async (...request) => {
			try {
				const response = await fetch(...request);
				if (response.ok && isAct(...request)) announceAct();
				await noteAnswer(request, response);
				return response;
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
