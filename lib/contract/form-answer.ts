/** Result of a form submitted without JavaScript (lib/http/form-action). */
export type FormAnswer<Done extends object> =
	| { done: Done }
	| {
			done: null;
			/** Messages by field, as in an API response. */
			errors: Record<string, string[]>;
			/** Message for the whole form, null if there are messages by field. */
			message: string | null;
			/** Submitted text values by field, to refill the form. */
			typed: Record<string, string>;
	  };

/** A Server Action for `useActionState`. */
export type FormAction<Done extends object> = (
	previous: FormAnswer<Done> | null,
	data: FormData,
) => Promise<FormAnswer<Done>>;
