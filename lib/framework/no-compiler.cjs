/**
 * Stands in for Next's compiler, a package of 97 MB, in the packed site (lib/commands/pack). Nothing is compiled there,
 * but `next build` loads the compiler also when it only prerenders, and takes the lock of its folder from it; the folder
 * is the process's own (lib/commands/run/own-copy.js), so nobody else wants the lock.
 */
module.exports = {
	lockfileTryAcquireSync: () => ({}),
	lockfileUnlockSync: () => undefined,
	lockfileUnlock: async () => undefined,
};
