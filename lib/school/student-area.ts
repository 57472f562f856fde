/** Settings of the student area. */
import "server-only";
import { remembered, tagged } from "@/lib/cms/cache-tags";
import { records } from "./query";

const readSettings = async () => (await records()).findGlobal({ slug: "student-area", depth: 0 });

/** @returns whether staff have made the student directory public */
export async function isDirectoryOpen(): Promise<boolean> {
	"use cache";
	tagged("student-area");
	return (await readSettings()).directoryOpen ?? false;
}

/** @returns whether the school asks everybody for a proof before it shows a result (lib/http/proofs) */
export const isProofAlways: () => Promise<boolean> = remembered(
	"student-area",
	async () => (await readSettings()).proofAlways ?? false,
);
