import "server-only";
import { tagged } from "@/lib/cms/cache-tags";
import { records } from "./records";

/** @returns whether staff have opened the list of students to everybody */
export async function isDirectoryOpen(): Promise<boolean> {
	"use cache";
	tagged("student-area");
	const payload = await records();
	const { directoryOpen } = await payload.findGlobal({ slug: "student-area", depth: 0 });
	return directoryOpen ?? false;
}
