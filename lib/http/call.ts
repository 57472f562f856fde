/**
 * Wrapper for all API route handlers: authorise, parse, rate-limit, respond. A route declares its schemas, guard, limit
 * and handler, so it cannot skip a check, and only fields of the `answer` schema are sent.
 */
import "server-only";
import { z } from "zod";
import { errorText } from "@/lib/bengali/errors";
import { bodyBytes } from "@/lib/contract/body-limits.js";
import { notFoundError } from "@/lib/school/errors";
import { fieldsOf, parseFields, readBytes } from "./body";
import { CallError, failure, reply } from "./failure";
import type { Guard } from "./guards";
import { requireOwnSite } from "./own-site";

/** Without HEAD, which Next answers by the GET handler. */
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof methods)[number];
/** Next passes undefined params to a route without dynamic segments. */
type Context = { params: Promise<Record<string, string | string[]> | undefined> };
type Handler = (request: Request, context: Context) => Promise<Response>;
/** Reads the bytes of the body. */
type Bytes = () => Promise<Uint8Array<ArrayBuffer>>;

type Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, W> = {
	params: z.output<P>;
	query: z.output<Q>;
	body: z.output<B>;
	who: W;
};

type Call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType, W, R> = {
	method: "GET" | "POST";
	/**
	 * Everybody, or whom the guard admits; the guard's result is `who`. A POST with a guard is not admitted from pages of
	 * other sites.
	 */
	access: "public" | Guard<z.output<P>, W>;
	/** Rate limit, see lib/http/limits. */
	limit?: (request: Asked, input: Input<P, Q, B, W>, work: () => Promise<R>) => Promise<R>;
	/** Schema of the dynamic segments; invalid is 404. */
	params?: P;
	/** Schema of the query string; invalid is 422. */
	query?: Q;
	/** Schema of the body; invalid is 422. */
	body?: B;
	/** Limit of the body in bytes; default `bodyBytes`. */
	maxBytes?: number;
	/** Limit of a body that is a multipart form, which may hold a file; default `maxBytes`. */
	maxFormBytes?: number;
	/** Schema of the response; it strips other fields. `z.instanceof(Response)` for a file. */
	answer: A;
	/** Response to an error; default the contract's. */
	failed?: (error: unknown, request: Asked) => Response;
	/** Null: there is no such record, 404. */
	handle: (input: Input<P, Q, B, W>, request: Asked) => Promise<R | null>;
};

const nothing = z.object({});

/** Handlers created here, so that a test can find routes that bypass the wrapper. */
const made = new WeakSet<object>();

/** @returns whether the handler was created by {@link call} or belongs to {@link missingCall} */
export const isMadeByCall = (handler: object): boolean => made.has(handler);

/** What a call declares, for docs/api.md; `access` by the name of its guard. */
export type Declared = Required<
	Pick<Call<z.ZodType, z.ZodType, z.ZodType, z.ZodType, unknown, unknown>, "method" | "params" | "query" | "body">
> & { access: string; answer: z.ZodType; isLimited: boolean };

const declared = new WeakMap<object, Declared>();

/** @param handler that answers the call's method; undefined for another */
export const declarationOf = (handler: object): Declared | undefined => declared.get(handler);

/**
 * @returns handlers for all methods, so that 405 responses have the contract's shape too; and `answerTo`, which returns
 * the content of a response without creating Request and Response objects, for lib/http/direct-search
 */
export function call<
	A extends z.ZodType,
	R extends z.input<A>,
	P extends z.ZodType = typeof nothing,
	Q extends z.ZodType = typeof nothing,
	B extends z.ZodType = typeof nothing,
	W = undefined,
>(
	definition: Call<P, Q, B, A, W, R>,
): Record<Method, Handler> & { answerTo: (request: Asked, context: Context, bytes: Bytes) => Promise<z.output<A>> } {
	const {
		method,
		access,
		limit,
		params = nothing,
		query = nothing,
		body = nothing,
		maxBytes = bodyBytes,
		maxFormBytes = maxBytes,
		answer,
		failed = (error) => failure(error),
		handle,
	} = definition;

	async function read(request: Asked, context: Context, bytes: Bytes): Promise<Input<P, Q, B, W>> {
		const parts = params.safeParse((await context.params) ?? {});
		if (!parts.success) throw notFoundError();
		const asked = parts.data as z.output<P>;
		const isPost = method === "POST";
		if (isPost && access !== "public") requireOwnSite(request.headers);
		const who = access === "public" ? undefined : await access(request, asked);
		return {
			params: asked,
			who: who as W,
			query: (await parseFields(query, Object.fromEntries(new URL(request.url).searchParams))) as z.output<Q>,
			body: (await parseFields(body, isPost ? await fieldsOf(await bytes(), request.headers) : {})) as z.output<B>,
		};
	}

	async function answerTo(request: Asked, context: Context, bytes: Bytes): Promise<z.output<A>> {
		const input = await read(request, context, bytes);
		const work = async () => {
			const found = await handle(input, request);
			if (found === null) throw notFoundError();
			return found;
		};
		return answer.parse(limit ? await limit(request, input, work) : await work());
	}

	const handler: Handler = async (request, context) => {
		try {
			const isForm = /^multipart\//i.test(request.headers.get("content-type") ?? "");
			const limit = isForm ? maxFormBytes : maxBytes;
			const answered = await answerTo(request, context, () => readBytes(request, limit));
			return answered instanceof Response ? answered : reply(200, answered);
		} catch (error) {
			return failed(error, request);
		}
	};

	declared.set(handler, {
		method,
		access: access === "public" ? access : access.name,
		isLimited: limit !== undefined,
		params,
		query,
		body,
		answer,
	});
	const allowed = { Allow: method === "GET" ? "GET, HEAD, OPTIONS" : "POST, OPTIONS" };
	const refuse: Handler = async () => failure(new CallError(405, errorText.methodNotAllowed, allowed));
	const options: Handler = async () => new Response(null, { status: 204, headers: allowed });
	return { ...handlers({ ...everyMethod(refuse), OPTIONS: options, [method]: handler }), answerTo };
}

const everyMethod = (handler: Handler) =>
	Object.fromEntries(methods.map((name) => [name, handler])) as Record<Method, Handler>;

function handlers(all: Record<Method, Handler>): Record<Method, Handler> {
	for (const handler of Object.values(all)) made.add(handler);
	return all;
}

/** Handlers for unknown paths: 404. */
export const missingCall = handlers(everyMethod(async () => failure(notFoundError())));

/**
 * @param find handlers of the call that a path's parameters name, if there is one
 * @returns handlers of a route for many calls; 404 where there is none
 */
export function callByPath(
	find: (params: Record<string, string>) => Promise<Record<Method, Handler> | undefined>,
): Record<Method, Handler> {
	const handle =
		(method: Method): Handler =>
		async (request, context) =>
			((await find((await context.params) as Record<string, string>)) ?? missingCall)[method](request, context);
	return handlers(Object.fromEntries(methods.map((name) => [name, handle(name)])) as Record<Method, Handler>);
}

/**
 * The part of a request that handlers, guards and rate limits get: without the body, which is read once, with a size
 * limit and a schema. The result search has no Request object (lib/http/direct-search), because creating one would take
 * a tenth of the time of the response.
 */
export type Asked = Pick<Request, "method" | "url" | "headers">;
