/**
 * The one way a call is answered: parse, authorise, answer (design.md, rooms). A route names its
 * schemas and what to do; it can forget none of the checks, and nothing leaves but what `answer` names.
 */
import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { errorText } from "@/lib/bengali/errors";
import { environment } from "@/lib/environment";
import { readBody } from "./body";
import { CallError, invalidError, notFoundError } from "./call-error";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof methods)[number];
/** A route without parts in its path gets no params at all. */
type Context = { params: Promise<Record<string, string | string[]> | undefined> };
type Handler = (request: Request, context: Context) => Promise<Response>;

type Call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType, W> = {
	method: "GET" | "POST";
	/** Parts of the path; a part that is not of its kind is 404. */
	params?: P;
	/** What stands behind the question mark; wrong is 422. */
	query?: Q;
	/** Fields of the body; wrong is 422. */
	body?: B;
	/** Bytes the body may have; BODY_BYTES when left out. */
	limit?: number;
	/** Who asks, or a CallError; left out only by calls that are open to everybody. */
	authorise?: (request: Request, params: z.output<P>) => Promise<W>;
	answer: A;
	handle: (input: {
		request: Request;
		params: z.output<P>;
		query: z.output<Q>;
		body: z.output<B>;
		who: W;
	}) => Promise<z.input<A>>;
};

const nothing = z.object({});

/** @returns handlers for every method, so that the wrong one is told so in the contract's own shape */
export function call<
	A extends z.ZodType,
	P extends z.ZodType = typeof nothing,
	Q extends z.ZodType = typeof nothing,
	B extends z.ZodType = typeof nothing,
	W = undefined,
>(definition: Call<P, Q, B, A, W>): Record<Method, Handler> {
	const {
		method,
		params = nothing,
		query = nothing,
		body = nothing,
		limit = environment.BODY_BYTES,
		authorise,
		answer,
		handle,
	} = definition;

	const handler: Handler = async (request, context) => {
		try {
			const parts = params.safeParse((await context.params) ?? {});
			if (!parts.success) throw notFoundError();
			const who = (await authorise?.(request, parts.data as z.output<P>)) as W;
			const asked = parse(query, Object.fromEntries(new URL(request.url).searchParams));
			const sent = parse(body, method === "POST" ? await readBody(request, limit) : {});
			const result = await handle({
				request,
				params: parts.data as z.output<P>,
				query: asked as z.output<Q>,
				body: sent as z.output<B>,
				who,
			});
			return reply(200, answer.parse(result));
		} catch (error) {
			return failure(error);
		}
	};

	const refuse: Handler = async () =>
		failure(new CallError(405, errorText.methodNotAllowed, undefined, { Allow: method }));
	return Object.fromEntries(methods.map((name) => [name, name === method ? handler : refuse])) as Record<
		Method,
		Handler
	>;
}

function parse(schema: z.ZodType, value: unknown): unknown {
	const parsed = schema.safeParse(value);
	if (parsed.success) return parsed.data;
	throw invalidError(z.flattenError(parsed.error).fieldErrors as Record<string, string[]>);
}

function failure(error: unknown): Response {
	if (error instanceof CallError) {
		const { status, message, errors, headers } = error;
		return reply(status, { success: false, message, ...(errors && { errors }) }, headers);
	}
	const reference = randomUUID().slice(0, 8);
	// The trace alone: what was sent may hold a family's data.
	console.error(`[${reference}]`, error instanceof Error ? error.stack : error);
	return reply(500, { success: false, message: errorText.server(reference) });
}

const reply = (status: number, body: unknown, headers?: Record<string, string>) =>
	Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
