/**
 * Bengali fonts from before Unicode whose encoding is not Bijoy's (lib/bengali/bijoy): their characters are those of the
 * Latin alphabet, so searching them would find nothing and show nonsense.
 */

const names = /^(?:[A-Z]{6}\+)?(?:Boishakhi|Proshika|Alpona|Lekhoni|Rinkiy)/i;

/** @param name in a PDF file; that of a subset begins with six letters and a plus sign */
export const isOldFont = (name: string): boolean => names.test(name);
