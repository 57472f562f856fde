/** Limits of reading a PDF file. */

/** Bytes of a file; larger ones are photographs. */
export const maxFileBytes = 30_000_000;

/** Pages that are read; of a longer file the first ones. */
export const maxPages = 40;

/** Characters of a page that are looked at. */
export const maxPageCharacters = 20_000;

/** Characters that are kept of a file. */
export const maxCharacters = 40_000;

/** Limits of the process. A page of text takes a thousandth of the time. */
export const processLimits = { milliseconds: 20_000, heapMegabytes: 128, megabytes: 400, outputBytes: 1_000_000 };
