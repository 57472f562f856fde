/**
 * @param sentence a displayed sentence
 * @returns "en" for the fixed English sentences (docs/product.md, Fixed messages), for the `lang` attribute (WCAG 2.2, 3.1.2)
 */
export const languageOf = (sentence: string): "en" | undefined => (/[\u0980-\u09ff]/.test(sentence) ? undefined : "en");
