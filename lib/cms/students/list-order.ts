/**
 * The order of students by class and roll. Both are in the enrolment of the school's year, which is one of several of a
 * student and changes with the calendar, so that no column has them: the adapter takes the order from `readClassOrder`.
 */
import type { DatabaseAdapter, Find, PaginatedDocs, TypeWithID } from "payload";
import { readClassOrder } from "./school-year";

/** What lists ask for; no field has the name, because Payload refuses virtual ones in an order. */
export const placeOrder = "placeOrder";

type Found = PaginatedDocs<TypeWithID>;

/** @returns the page of the records found, in the order of class and roll */
async function findByPlace(
	{ payload }: DatabaseAdapter,
	find: Find,
	args: Parameters<Find>[0],
	isDescending: boolean,
): Promise<Found> {
	const ask = (part: Partial<typeof args>) => find<TypeWithID>({ ...args, sort: "id", pagination: false, ...part });
	const { docs: all } = await ask({ limit: 0, page: 1, select: {} });
	const matched = new Set(all.map(({ id }) => Number(id)));
	const order = (await readClassOrder(payload, args.req as never)).filter((id) => matched.has(id));
	if (isDescending) order.reverse();
	const limit = args.limit || order.length;
	const page = args.page ?? 1;
	const from = args.limit ? (page - 1) * limit : 0;
	const ids = order.slice(from, from + limit);
	const { docs } = ids.length > 0 ? await ask({ limit: 0, page: 1, where: { id: { in: ids } } }) : { docs: [] };
	const totalPages = limit > 0 ? Math.max(1, Math.ceil(order.length / limit)) : 1;
	const [hasPrevPage, hasNextPage] = [page > 1, page < totalPages];
	return {
		docs: docs.sort((a, b) => ids.indexOf(Number(a.id)) - ids.indexOf(Number(b.id))),
		...{ limit: args.limit ?? 0, page, pagingCounter: from + 1, totalDocs: order.length, totalPages },
		...{ hasPrevPage, hasNextPage, prevPage: hasPrevPage ? page - 1 : null, nextPage: hasNextPage ? page + 1 : null },
	};
}

/** Lets the adapter sort students by class and roll. */
export function withPlaceOrder<A extends DatabaseAdapter>(adapter: A): A {
	const find = adapter.find.bind(adapter) as Find;
	return Object.assign(adapter, {
		find: (args: Parameters<Find>[0]) => {
			const [first] = [args.sort ?? []].flat();
			const [, descending, field] = /^(-?)(.*)$/.exec(first ?? "") ?? [];
			if (args.collection !== "students" || field !== placeOrder) return find(args);
			return findByPlace(adapter, find, args, descending === "-");
		},
	});
}
