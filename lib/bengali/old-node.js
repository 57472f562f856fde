// @ts-check
/**
 * Said before anything else is loaded, by every Node.
 * @param {string} found @param {string} needed versions
 */
export const oldNode = (found, needed) =>
	`এই যন্ত্রের Node পুরোনো (${found})। ${needed} বা নতুন সংস্করণ লাগবে।\nNode ${found} is too old. Install ${needed} or newer.`;
