/** Replaces Next's shim of Node's `process` in the browser (next.config.js). */
module.exports = {
	env: {},
	browser: true,
	nextTick: (task, ...values) => void Promise.resolve().then(() => task(...values)),
};
