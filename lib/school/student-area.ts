import "server-only";
import { tagged } from "@/lib/cms/cache-tags";
import { records } from "./records";

/** @returns whether staff have made the student directory public */
export async function isDirectoryOpen(): Promise<boolean> {
	"use cache";
	tagged("student-area");
	const payload = await records();
	const { directoryOpen } = await payload.findGlobal({ slug: "student-area", depth: 0 });
	return directoryOpen ?? false;
}
