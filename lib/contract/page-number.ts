/**
 * @param text path segment of a list's later page
 * @returns its number, from 2, because the first page has the list's own path; null for anything else
 */
export const readPageNumber = (text: string): number | null =>
	/^([2-9]|[1-9]\d{1,5})$/.test(text) ? Number(text) : null;
