/**
 * Jest's transform of a module that is called for every value of a query. Jest runs code in a context of its own, where
 * each use of a global such as Object goes through a handler (node:vm); a constant of the module does not.
 */
export default {
	/** @param {string} source */
	process: (source) => ({ code: `const { Object } = globalThis;\n${source}` }),
	getCacheKey: () => "local-globals",
};
