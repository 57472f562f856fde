/**
 * Keeps a form from saving over what somebody else, or another tab of the same person, has saved since it was opened.
 *
 * Payload's form sends the `updatedAt` of the version that it shows. It is compared with the newest version, drafts
 * included, in the transaction of the save; calls and imports, which send no such time, are not concerned.
 */
import {
	APIError,
	type CollectionBeforeOperationHook,
	type CollectionSlug,
	type GlobalBeforeOperationHook,
	type GlobalSlug,
	type PayloadRequest,
} from "payload";
import { rows, sql } from "@/lib/data/sql";
import { editingText } from "@/lib/office/editing/text";

type Sent = { updatedAt?: unknown; _status?: unknown };

/** The path of the error, at which the form finds it (lib/office/editing/conflict). */
const openedField = "updatedAt";

/**
 * A write that changes nothing, so that of two saves at once the second waits for the first to commit, and then reads
 * what it has saved.
 */
export async function takeTurn(req: PayloadRequest, slug: string, id?: number | string): Promise<void> {
	const table = sql.identifier(slug.replaceAll("-", "_"));
	const where = id === undefined ? sql`` : sql` WHERE id = ${Number(id)}`;
	await rows(req.payload, sql`UPDATE ${table} SET updated_at = updated_at${where} RETURNING id`, req);
}

/**
 * @returns the time of the version that the form has opened, null if nothing was saved before; undefined for another
 * program
 */
function openedAt(req: PayloadRequest, data: Sent | undefined): number | null | undefined {
	if (req.payloadAPI !== "REST") return undefined;
	if (data?.updatedAt === null) return null;
	const time = typeof data?.updatedAt === "string" ? Date.parse(data.updatedAt) : Number.NaN;
	return Number.isNaN(time) ? undefined : time;
}

function refuse({ _status }: Sent): never {
	const message = editingText.refused[_status === "published" ? "publish" : "save"];
	// In the shape of a validation error, which Payload's form stores at the field of that path.
	throw new APIError(message, 409, { errors: [{ path: openedField, message }] }, true);
}

const isOther = (opened: number | null, newest?: { updatedAt?: string | null } | null) =>
	Boolean(newest?.updatedAt) && Date.parse(newest?.updatedAt ?? "") !== opened;

/** With the rights of the account: without the right to read it Payload itself refuses the save. */
const reading = (req: PayloadRequest) =>
	({ depth: 0, draft: true, select: { updatedAt: true }, overrideAccess: false, user: req.user, req }) as const;

export const refuseOlder: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
	if (operation !== "update") return;
	const { data, id } = args as { data?: Sent; id?: number | string };
	const opened = openedAt(req, data);
	// Without an id it is a change of several records, which sends chosen fields only.
	if (!data || id === undefined || opened === undefined) return;
	await takeTurn(req, collection.slug, id);
	const newest = await req.payload.findByID({
		collection: collection.slug as CollectionSlug,
		id,
		disableErrors: true,
		trash: true,
		...reading(req),
	});
	if (isOther(opened, newest as { updatedAt?: string } | null)) refuse(data);
};

export const refuseOlderGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
	if (operation !== "update") return;
	const { data } = args as { data?: Sent };
	const opened = openedAt(req, data);
	if (!data || opened === undefined) return;
	await takeTurn(req, global.slug);
	const newest = await req.payload.findGlobal({ slug: global.slug as GlobalSlug, ...reading(req) });
	if (isOther(opened, newest)) refuse(data);
};
