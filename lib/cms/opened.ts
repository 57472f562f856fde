/**
 * What begins when a server has opened Payload, handed in by its start (lib/upkeep/background). Payload is opened by the first
 * request, in a bundle of its own: a start that asked for it would open a second one.
 */
import type { Payload } from "payload";
import { processWide } from "@/lib/machine/process-wide";

type Begin = (payload: Payload) => void;

const beginnings = processWide<Begin[]>("when-open", () => []);

/** Nothing begins in builds and commands, which hand in nothing. */
export const whenOpen = (begin: Begin): void => void beginnings.push(begin);

export const beginAll: Begin = (payload) => {
	for (const begin of beginnings) begin(payload);
};
