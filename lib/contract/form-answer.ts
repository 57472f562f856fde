/** What a form that was sent without JavaScript comes back with (lib/http/form-action). */
export type FormAnswer<Done extends object> =
	| { done: Done }
	| {
			done: null;
			/** Sentences by field, as a call gives them. */
			errors: Record<string, string[]>;
			/** A sentence about the whole form, where no field is to blame. */
			message: string | null;
			/** Texts by field as they were sent, to stand in the form again. */
			typed: Record<string, string>;
	  };

/** A Server Action as `useActionState` takes it. */
export type FormAction<Done extends object> = (
	previous: FormAnswer<Done> | null,
	data: FormData,
) => Promise<FormAnswer<Done>>;
