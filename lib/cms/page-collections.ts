/** Collections whose records have a page of their own; a collection's slug is also the name of its table. */
export const pageCollections = ["notices", "routines", "curriculums", "contents"] as const;
export type PageCollection = (typeof pageCollections)[number];
