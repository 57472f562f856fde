/** Messages used by client-side forms: a separate module, to keep other texts out of their chunks. */

/** English, because clients compare them (docs/product.md, Fixed messages). */
export const outcomeText = {
	loginFailed: "Check your Student Id or Password",
	loginDone: "Successfully Logged.",
	applicationDone: "Your Application Submit Successful.",
	resultNotFound: "Result not found. All query check and try again.",
} as const;

/** Of a displayed sentence: "en" for the fixed English ones (docs/product.md, Fixed messages; WCAG 2.2, 3.1.2). */
export const languageOf = (sentence: string) => (/[\u0980-\u09ff]/.test(sentence) ? undefined : "en");

export const mismatchText = "নতুন পাসওয়ার্ড দুটি এক নয়।";

/** For an empty required field. */
export const requiredText = "এই ঘরটি পূরণ করুন।";
