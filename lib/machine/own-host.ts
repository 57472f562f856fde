/**
 * @param host setting HOST, on which the site listens; empty for all addresses of the machine
 * @returns the address at which the site is asked on the machine itself
 */
export const ownHost = (host = ""): string => (["", "0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host);
