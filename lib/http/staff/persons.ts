/** What answers of Payload's REST API tell of persons. */
import "server-only";
import type { SignedIn } from "@/lib/office/guard";
import { noteReading, ofOne, ofPersons } from "@/lib/office/warnings/reading";

/** Counts a person whose form is opened. @param slug the form's collection. @param id empty for a new record */
export async function noteForm(staff: SignedIn, slug: unknown, id: unknown): Promise<void> {
	if (id && ofPersons.includes(String(slug))) await noteReading(staff, 1);
}

/**
 * Counts the persons of an answer (lib/office/warnings/reading), and takes from one with several what stands in the form of one.
 * @param slug the path below `/cms`
 */
export async function guardPersons(staff: SignedIn, slug: readonly string[], answer: Response): Promise<Response> {
	const isJson = answer.headers.get("content-type")?.startsWith("application/json");
	if (!isJson || !ofPersons.includes(slug[0] ?? "")) return answer;
	const body: unknown = await answer.json();
	const persons = recordsOf(body).length;
	await noteReading(staff, persons);
	const headers = new Headers(answer.headers);
	headers.delete("content-length");
	const text = JSON.stringify(body, (name, value) => (persons > 1 && ofOne.has(name) ? undefined : value));
	return new Response(text, { status: answer.status, headers });
}

/** A list has `docs`, a change `doc`, and a read by id is the record. */
function recordsOf(body: unknown): unknown[] {
	const { docs, doc, id } = Object(body) as { docs?: unknown; doc?: unknown; id?: unknown };
	if (Array.isArray(docs)) return docs;
	return doc ? [doc] : id === undefined ? [] : [body];
}
