/** Caching of public pages: shared caches may store them for these seconds, browsers revalidate. */
export const sharedSeconds = 10;
export const sharedCache = `public, max-age=0, s-maxage=${sharedSeconds}, must-revalidate`;
