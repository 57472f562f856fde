/** Limits of reading a PDF file, and of drawing its first page. */

/** Bytes of a file; larger ones are photographs. */
export const maxFileBytes = 30_000_000;

/** Pages that are read; of a longer file the first ones. */
export const maxPages = 40;

/** Characters of a page that are looked at. */
export const maxPageCharacters = 20_000;

/** Characters that are kept of a file. */
export const maxCharacters = 40_000;

/** Lines from which a title is proposed, and characters of each. */
export const maxLines = 15;
export const maxLine = 200;

/** How many times longer than wide, or wider than long, a page may be that is drawn. */
export const maxRatio = 4;

/** Text objects of a page whose fonts are looked at before it is drawn. */
export const maxTextObjects = 2_000;

/**
 * Bytes of the picture in each of its sizes: the medium one comes in three seconds over slow mobile data. A photographed
 * page is encoded more coarsely until it fits.
 */
export const pictureBytes = { small: 45_000, medium: 130_000, large: 260_000, card: 150_000 };

/** Limits of the process. A page of text takes a thousandth of the time. */
export const processLimits = { milliseconds: 20_000, heapMegabytes: 128, megabytes: 400, outputBytes: 1_000_000 };

/** Limits of the process when somebody waits for the first lines. */
export const waitingLimits = { ...processLimits, milliseconds: 5_000 };
