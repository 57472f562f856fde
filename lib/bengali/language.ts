/**
 * @param sentence one that people are shown
 * @returns "en" for the English sentences that the specification fixes, so that they are read out right
 */
export const languageOf = (sentence: string): "en" | undefined => (/[\u0980-\u09ff]/.test(sentence) ? undefined : "en");
