import { openCircularsText } from "@/lib/bengali/circulars";
import type { CircularsAnswer } from "@/lib/contract/circulars";
import { circularsPath } from "@/lib/contract/paths";
import { callApi } from "./call";
import { notify } from "./notify";
import { numberOf } from "./tokens";

/** Milliseconds that the message is shown. */
const shownFor = 10_000;

/** After a login: says how many notices the family has not confirmed. Says nothing if that cannot be read. */
export async function tellOpenCirculars(token: string): Promise<void> {
	const answer = await callApi<CircularsAnswer>(circularsPath(numberOf(token)), { method: "GET", token }).catch(
		() => null,
	);
	const count = answer?.data.length ?? 0;
	if (count > 0) await notify(openCircularsText.told(count), { duration: shownFor });
}
