/** Sentences that forms show by themselves: a module of its own, so that they bring no other with them. */

/** English by the specification (spec section 8). */
export const outcomeText = {
	loginFailed: "Check your Student Id or Password",
	loginDone: "Successfully Logged.",
	applicationDone: "Your Application Submit Successful.",
	resultNotFound: "Result not found. All query check and try again.",
} as const;

export const mismatchText = "নতুন পাসওয়ার্ড দুটি এক নয়।";

/** For a field that was left empty. */
export const requiredText = "এই ঘরটি পূরণ করুন।";
