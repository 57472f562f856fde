/**
 * State of which a process has one. A variable of a module is not that: Next bundles instrumentation.ts, the pages and each
 * route handler with a copy of the modules they import. So it is on globalThis, under a name.
 * @param name of the state, unique
 * @param make its first value
 */
export function processWide<T extends object>(name: string, make: () => T): T {
	const key = Symbol.for(`school.${name}`);
	const shared = globalThis as { [key]?: T };
	shared[key] ??= make();
	return shared[key];
}
