"use client";
import { useRef, useState, useSyncExternalStore } from "react";
import { draftText, formText } from "@/lib/bengali/admission";
import { copyField } from "@/lib/browser/form-values";
import { prepareChecks } from "@/lib/browser/send-application";
import { useApplication } from "@/lib/browser/use-application";
import { useDraft } from "@/lib/browser/use-draft";
import { usePhoto } from "@/lib/browser/use-photo";
import { ApplicationFields, Group } from "./application-fields";
import styles from "./application-form.module.css";
import { DraftNote } from "./draft-note";
import { ErrorSummary } from "./error-summary";
import { ErrorsContext } from "./field";
import { Instructions } from "./instructions";
import { PhotoField } from "./photo-field";

const never = () => () => {};

/** The admission form (spec section 2): nothing typed is lost, and sending twice makes one application. */
export function ApplicationForm() {
	const form = useRef<HTMLFormElement>(null);
	// Before the script runs, the browser itself would send the form, and show a family bare JSON.
	const ready = useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
	const [said, say] = useState("");
	const draft = useDraft(form);
	const photo = usePhoto(draft.changeImage);
	const clear = () => {
		photo.forget();
		draft.clear();
	};
	const { errors, failure, sending, submit, forget } = useApplication({
		keep: draft.keep,
		clear,
		photoProblem: photo.settled,
	});

	const typed = () => {
		draft.keepSoon();
		void prepareChecks();
	};
	const startAnew = () => {
		clear();
		forget();
		say(draftText.cleared);
		form.current?.querySelector("input")?.focus();
	};
	const sameAddress = () => {
		if (!form.current) return;
		copyField(form.current, "present_address_thana", "permanent_address_thana");
		copyField(form.current, "present_address_details", "permanent_address_details");
		draft.keepSoon();
		say(formText.addressCopied);
	};
	return (
		<ErrorsContext value={errors}>
			<ErrorSummary errors={errors} />
			{draft.found && <DraftNote onClear={startAnew} />}
			<Instructions />
			<form ref={form} method="post" noValidate className={styles.form} onSubmit={submit} onInput={typed}>
				<ApplicationFields onSameAddress={sameAddress} />
				<Group name="photo">
					<PhotoField image={draft.image} lost={draft.photoLost ? draftText.photoLost : null} photo={photo} />
				</Group>
				<div role="alert">
					{failure && (
						<div className={styles.failure}>
							<p>{failure}</p>
							<p>{formText.nothingLost}</p>
						</div>
					)}
				</div>
				<div className={styles.send}>
					<button type="submit" className={`button ${styles.button}`} disabled={!ready} aria-disabled={sending}>
						{sending ? formText.sending : failure ? formText.retry : formText.send}
					</button>
					<p className={styles.kept}>{draftText.kept}</p>
				</div>
				<p role="status" className="hidden">
					{sending ? formText.sending : said}
				</p>
			</form>
		</ErrorsContext>
	);
}
