/**
 * State that exists once per process. A module variable does not: Next bundles instrumentation.ts, the pages and each
 * route handler with their own copies of the modules that they import. So the state is stored on globalThis.
 * @param name unique name of the state
 * @param make returns the initial value
 * @returns the state, the same object for all callers
 */
export function processWide<T extends object>(name: string, make: () => T): T {
	const key = Symbol.for(`school.${name}`);
	const shared = globalThis as { [key]?: T };
	shared[key] ??= make();
	return shared[key];
}
