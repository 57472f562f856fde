// Replaces "next/cache" in commands and tests, which have no cache (lib/cms/cache-tags.ts): loading it takes a sixth of a
// command's start.
const unused = () => {
	throw new Error("There is no cache outside of Next.");
};

export { unused as cacheLife, unused as cacheTag };
