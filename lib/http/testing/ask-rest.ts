/** Requests to Payload's REST routes through their guard, as app/(staff)/cms passes them on. */
import config from "@payload-config";
import { handleEndpoints } from "payload";
import { staffRest } from "../staff/rest";

const site = "http://school.example";

const answer = staffRest(async (request, { params }) => {
	const { slug } = await params;
	const path = `/cms/${slug.map(encodeURIComponent).join("/")}` as const;
	return handleEndpoints({ config, path, request });
});

/** `body`: sent as JSON, unless it is one of a request already. */
type Asked = { token?: string; body?: unknown; headers?: Record<string, string> };

/**
 * @param method and path below `/cms`, as "GET /students?limit=1"
 * @returns the answer
 */
export function askRest(door: string, { token, body, headers }: Asked = {}): Promise<Response> {
	const [method, path = ""] = door.split(/ (.*)/s);
	const url = new URL(`/cms${path}`, site);
	const isReady = body === undefined || typeof body === "string" || body instanceof FormData;
	const request = new Request(url, {
		method,
		headers: {
			...(isReady ? {} : { "Content-Type": "application/json" }),
			...(token && { Authorization: `JWT ${token}` }),
			...headers,
		},
		body: isReady ? body : JSON.stringify(body),
	});
	const slug = url.pathname.split("/").slice(2).map(decodeURIComponent);
	return answer(request, { params: Promise.resolve({ slug }) });
}
