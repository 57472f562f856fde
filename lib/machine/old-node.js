// @ts-check
/**
 * Said before anything else is loaded, by every Node.
 * @param {string} found @param {string} needed versions
 */
export const oldNode = (found, needed) =>
	`এই যন্ত্রের Node পুরোনো (${found})। Node 24 বসান; অন্তত ${needed} লাগবে।\nNode ${found} is too old. Install Node 24; ${needed} is the least.`;

/**
 * Said when a site starts.
 * @param {string} found version of a Node for which no security releases are made any more
 */
export const endedNode = (found) =>
	`Node ${found} আর নিরাপত্তার হালনাগাদ পায় না; সাইট চলবে, তবে Node 24 বসান। / Node ${found} gets no more security releases: the site runs, but install Node 24.`;
