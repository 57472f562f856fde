/**
 * A call of a page's own server function. Next decodes its arguments before code of the site runs, and answers with 500
 * whatever it cannot decode or a function stumbles over. Until the function has taken its arguments, no page of the site made
 * the call, and the fault is the caller's: 400, and one line a minute in the log (./log).
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { RequestListener } from "node:http";
import onHeaders from "on-headers";
import { processWide } from "./process-wide";

const calls = processWide("page-calls", () => new AsyncLocalStorage<{ isTaken: boolean }>());

/** @param next handles a request. @returns the same, for requests that may call a function */
export const asCall =
	(next: RequestListener): RequestListener =>
	(request, response) => {
		if (request.headers["next-action"] === undefined) return next(request, response);
		const call = { isTaken: false };
		onHeaders(response, () => {
			if (!call.isTaken && response.statusCode === 500) response.statusCode = 400;
		});
		calls.run(call, next, request, response);
	};

/** Called by each function when its arguments are as its page sends them: what fails from then on is a fault of the site. */
export function takeArguments(): void {
	const call = calls.getStore();
	if (call) call.isTaken = true;
}

/** @returns whether what happens now is of a call that no page of the site made */
export const isStrangeCall = (): boolean => calls.getStore()?.isTaken === false;
