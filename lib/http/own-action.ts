/**
 * The action of a form that is sent without JavaScript. Each build names its actions anew, so a form that was opened
 * before an update names one that is no longer there, and what was typed would be lost. A page with a form has one
 * action, and its previous state is not used (./form-action), so whatever the form says of its action is replaced by
 * what the page would say now.
 */
import "server-only";
import type { IncomingMessage } from "node:http";
import { readFormActions } from "@/lib/framework/form-actions";
import { formOf } from "./body";

let actions: ReturnType<typeof readFormActions> | undefined;

/** @returns the identifier of the page's only action; undefined if it has none, or several */
function actionOf(path: string): string | undefined {
	// In development Next names them as it compiles.
	if (process.env.NODE_ENV !== "production") return undefined;
	actions ??= readFormActions();
	const [id, ...others] = actions.get(path) ?? [];
	return others.length === 0 ? id : undefined;
}

/** The fields that React writes into a form with `useActionState(action, null, path)`. */
const fieldsOf = (id: string, path: string): [string, string][] => [
	["$ACTION_REF_1", ""],
	["$ACTION_1:0", JSON.stringify({ id, bound: "$@1" })],
	["$ACTION_1:1", "[null]"],
	["$ACTION_KEY", `p${path}`],
];

/** Bytes within which the first field of the form itself begins: React's come before it. */
const longestHead = 64 * 1024;

/** The name of the first field that is not React's. */
const ownField = /\r\n[^\r\n]*name="(?!\$ACTION_)(?:[^"]{0,7}"|[^"]{8})/i;

/**
 * @param head the beginning of a body, with the beginning of the first own field
 * @returns the body from that field's boundary on; null if there is none
 */
function fromOwnField(head: string, boundary: string): string | null {
	const field = ownField.exec(head);
	const at = field ? head.lastIndexOf(`--${boundary}`, field.index) : -1;
	return at < 0 ? null : head.slice(at);
}

/** The boundary in a Content-Type of a form, which browsers write without quotes. */
export const boundaryOf = (type: string) => /^multipart\/form-data;.*\bboundary="?([^";]{1,70})"?/i.exec(type)?.[1];

/**
 * @param body whole
 * @param type its Content-Type
 * @param id of the page's action
 * @returns what to pass on; an empty form in place of what is none, at which Next would fail with status 500
 */
export async function withOwnAction(body: Buffer<ArrayBuffer>, type: string, id: string, path: string) {
	const boundary = boundaryOf(type) ?? "";
	if (!(await formOf(body, type).catch(() => null))) return Buffer.from(`--${boundary}--\r\n`, "latin1");
	const head = body.toString("latin1", 0, longestHead);
	const rest = fromOwnField(head, boundary);
	if (rest === null) return body;
	const fields = fieldsOf(id, path)
		.map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
		.join("");
	return Buffer.concat([Buffer.from(fields, "latin1"), body.subarray(head.length - rest.length)]);
}

/**
 * Must be called before the body is read. Node gives each part of it to `push`, null as the last; the limits of
 * ./page-posts are those of what is held here.
 * @param path of the page
 */
export function nameOwnAction(request: IncomingMessage, path: string): void {
	const type = request.headers["content-type"] ?? "";
	const id = actionOf(path);
	if (!boundaryOf(type) || !id || request.headers["next-action"] !== undefined) return;
	const held: Buffer[] = [];
	const push = request.push.bind(request);
	request.push = (chunk: Buffer | null) => {
		if (chunk) return held.push(chunk) > 0;
		void withOwnAction(Buffer.concat(held), type, id, path).then((body) => {
			push(body);
			push(null);
		});
		return false;
	};
}
