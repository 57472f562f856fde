/**
 * The staff API: route handlers of a subject's calls, for the roles that the table of subjects names.
 */
import "server-only";
import { createReadStream } from "node:fs";
import { z } from "zod";
import { uploadBytes } from "@/lib/contract/body-limits.js";
import { asciiPath } from "@/lib/contract/paths";
import { allCalls } from "@/lib/office/all-calls";
import type { OfficeCall, OfficeFile } from "@/lib/office/calls";
import { requireTask, type SignedIn } from "@/lib/office/guard";
import { maxFormBytes } from "@/lib/office/lists/limits";
import { askedProof } from "@/lib/office/second-factor/step-up";
import type { CallingSubject } from "@/lib/office/subjects";
import { noteReading } from "@/lib/office/warnings/reading";
import { addressByHost } from "@/lib/school/settings";
import type { Asked } from "../call";
import { call, callByPath } from "../call";
import { encodeExtended, sendContent, webStream } from "../content";
import { CallError, failure } from "../failure";

const types = {
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	csv: "text/csv; charset=utf-8",
	html: "text/html; charset=utf-8",
	txt: "text/plain; charset=utf-8",
};

/** @returns the headers of a file that the browser saves and nothing else stores: it has personal data */
const ofDownload = (name: string, type: string) => ({
	"Cache-Control": "no-store",
	"Content-Type": type,
	"Content-Disposition": `attachment; filename*=UTF-8''${encodeExtended(name)}`,
	"X-Content-Type-Options": "nosniff",
});

const bodyLimits = { picture: uploadBytes, spreadsheet: maxFormBytes };

/** Handlers of `app/(staff)/office/[subject]/[call]`: 404 for another name, 405 for another method. */
export const officeCalls = callByPath(async ({ subject = "", call = "" }) => {
	if (!Object.hasOwn(allCalls, subject)) return undefined;
	const known = subject as CallingSubject;
	const { calls }: { calls: Record<string, OfficeCall> } = await allCalls[known]();
	return Object.hasOwn(calls, call) ? handlersOf(known, calls[call] as OfficeCall) : undefined;
});

const nothing = z.object({});

function handlersOf(
	subject: CallingSubject,
	{ method = "POST", file, stepUp, input = nothing, answer, run, persons }: OfficeCall,
) {
	const isRead = method === "GET";
	return call({
		method,
		access: (request: Asked) => requireTask(request.headers, subject),
		maxBytes: file && bodyLimits[file],
		query: isRead ? input : nothing,
		body: isRead ? nothing : input,
		failed: (error) => failure(error, true),
		answer: typeof answer === "string" ? z.instanceof(Response) : answer,
		handle: async ({ query, body, who }, request) => {
			const input = isRead ? query : body;
			if (stepUp && !isNarrow(input, stepUp)) await requireProof(who, stepUp);
			const answered = await run({ input, who, site: await addressByHost(request.headers.get("host")) });
			await noteReading(who, answer === "file" ? (answered as OfficeFile).persons : (persons?.(answered, input) ?? 0));
			if (answer === "redirect") return redirect(answered as string);
			return answer === "file" ? sendOfficeFile(request, answered as OfficeFile) : answered;
		},
	});
}

type StepUp = NonNullable<OfficeCall["stepUp"]>;

const isNarrow = (input: unknown, { unless = [] }: StepUp) =>
	unless.some((name) => (input as Record<string, unknown>)[name] !== undefined);

/** @throws CallError 403 with the field that the call `second-factor/prove` must get first: `code` or `password` */
async function requireProof(who: SignedIn, { always = false }: StepUp): Promise<void> {
	const asked = await askedProof(who, always);
	if (asked) throw new CallError(403, asked.message, undefined, { errors: { [asked.proof]: [asked.message] } });
}

const redirect = (path: string) =>
	new Response(null, { status: 307, headers: { Location: asciiPath(path), "Cache-Control": "no-store" } });

/** @returns a file of which there is no second: the system frees it when the last byte is sent, or the browser has gone */
const sendOnce = (descriptor: number, name: string, size: number): Response =>
	new Response(webStream(createReadStream("", { fd: descriptor })), {
		headers: {
			...ofDownload(name, name.endsWith(".age") ? "application/age" : "application/zip"),
			"Content-Length": String(size),
		},
	});

const backupTypes = { gzip: "application/gzip", sealed: "application/age", tar: "application/x-tar" } as const;

/** Personal data: only the browser that asked stores it. */
function sendOfficeFile(request: Asked, file: OfficeFile): Response | Promise<Response> {
	if ("bytes" in file)
		return new Response(new Uint8Array(file.bytes), { headers: ofDownload(file.name, types[file.type]) });
	if ("descriptor" in file) return sendOnce(file.descriptor, file.name, file.size);
	const { name, read, size, type } = file;
	return sendContent(request, {
		size,
		// Compressing a TAR archive on the way would take its size and its ranges.
		headers: { "Cache-Control": "no-store, no-transform" },
		description: {
			"Content-Type": backupTypes[type],
			"Content-Disposition": `attachment; filename="${name}"`,
		},
		read: (part) => webStream(read(part)),
	});
}
