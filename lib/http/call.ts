/**
 * The one way a call is answered: parse, authorise, count, answer (design.md, rooms). A route names its schemas,
 * who may ask and what to do; it can forget none of the checks, and nothing leaves but what `answer` names.
 */
import "server-only";
import { z } from "zod";
import { errorText } from "@/lib/bengali/errors";
import { environment } from "@/lib/environment";
import { invalidError, notFoundError } from "@/lib/school/errors";
import { readBody } from "./body";
import { CallError } from "./call-error";
import { failure, reply } from "./failure";
import type { Guard } from "./guards";

/** HEAD is GET without its body: Next answers it by GET's handler. */
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof methods)[number];
/** A route without parts in its path gets no params at all. */
type Context = { params: Promise<Record<string, string | string[]> | undefined> };
type Handler = (request: Request, context: Context) => Promise<Response>;

type Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, W> = {
	params: z.output<P>;
	query: z.output<Q>;
	body: z.output<B>;
	who: W;
};

type Call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType, W, R> = {
	method: "GET" | "POST";
	/** Who may ask: everybody, or whom the guard lets in. */
	access: "public" | Guard<z.output<P>, W>;
	/** How often one may ask, see lib/http/limits. */
	limit?: (request: Request, input: Input<P, Q, B, W>, work: () => Promise<R>) => Promise<R>;
	/** Parts of the path; a part that is not of its kind is 404. */
	params?: P;
	/** What stands behind the question mark; wrong is 422. */
	query?: Q;
	/** Fields of the body; wrong is 422. */
	body?: B;
	/** Bytes the body may have; BODY_BYTES when left out. */
	maxBytes?: number;
	/** What leaves: a field that this schema does not name stays here. */
	answer: A;
	handle: (input: Input<P, Q, B, W>) => Promise<R>;
};

const nothing = z.object({});

/** Every handler that was made here, so that a test can find one that was not. */
const made = new WeakSet<object>();

/** @returns whether a route's handler was made by {@link call} or is {@link missingCall}'s */
export const isMadeByCall = (handler: object): boolean => made.has(handler);

/** @returns handlers for every method, so that the wrong one is told so in the contract's own shape */
export function call<
	A extends z.ZodType,
	R extends z.input<A>,
	P extends z.ZodType = typeof nothing,
	Q extends z.ZodType = typeof nothing,
	B extends z.ZodType = typeof nothing,
	W = undefined,
>(definition: Call<P, Q, B, A, W, R>): Record<Method, Handler> {
	const {
		method,
		access,
		limit,
		params = nothing,
		query = nothing,
		body = nothing,
		maxBytes = environment.BODY_BYTES,
		answer,
		handle,
	} = definition;

	async function read(request: Request, context: Context): Promise<Input<P, Q, B, W>> {
		const parts = params.safeParse((await context.params) ?? {});
		if (!parts.success) throw notFoundError();
		const asked = parts.data as z.output<P>;
		const who = access === "public" ? undefined : await access(request, asked);
		return {
			params: asked,
			who: who as W,
			query: parse(query, Object.fromEntries(new URL(request.url).searchParams)) as z.output<Q>,
			body: parse(body, method === "POST" ? await readBody(request, maxBytes) : {}) as z.output<B>,
		};
	}

	const handler: Handler = async (request, context) => {
		try {
			const input = await read(request, context);
			const result = limit ? await limit(request, input, () => handle(input)) : await handle(input);
			return reply(200, answer.parse(result));
		} catch (error) {
			return failure(error);
		}
	};

	const allowed = { Allow: method === "GET" ? "GET, HEAD, OPTIONS" : "POST, OPTIONS" };
	const refuse: Handler = async () => failure(new CallError(405, errorText.methodNotAllowed, allowed));
	const options: Handler = async () => new Response(null, { status: 204, headers: allowed });
	return handlers({ ...everyMethod(refuse), OPTIONS: options, [method]: handler });
}

const everyMethod = (handler: Handler) =>
	Object.fromEntries(methods.map((name) => [name, handler])) as Record<Method, Handler>;

function handlers(all: Record<Method, Handler>): Record<Method, Handler> {
	for (const handler of Object.values(all)) made.add(handler);
	return all;
}

/** Handlers for a path that is no call. */
export const missingCall = handlers(everyMethod(async () => failure(notFoundError())));

/**
 * @returns what the schema makes of the value
 * @throws SchoolError "invalid" with the sentences of each wrong field
 */
export function parse(schema: z.ZodType, value: unknown): unknown {
	const parsed = schema.safeParse(value);
	if (parsed.success) return parsed.data;
	throw invalidError(z.flattenError(parsed.error).fieldErrors as Record<string, string[]>);
}
