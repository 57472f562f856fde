/**
 * The inline script of the layout: browsers older than `globalThis` (Chrome 71, Safari 12.1) get it before any other.
 */
export const globalThisScript = "self.globalThis||(globalThis=self)";
