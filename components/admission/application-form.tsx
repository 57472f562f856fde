"use client";
import { useRef, useState } from "react";
import { ErrorSummary } from "@/components/forms/error-summary";
import { SubmitButton } from "@/components/forms/submit-button";
import { applicationText, draftText } from "@/lib/bengali/admission";
import { copyField } from "@/lib/browser/form-values";
import { prepareChecks } from "@/lib/browser/send-application";
import { useApplication } from "@/lib/browser/use-application";
import { useDraft } from "@/lib/browser/use-draft";
import { usePhoto } from "@/lib/browser/use-photo";
import { ApplicationFields, Group } from "./application-fields";
import styles from "./application-form.module.css";
import { DraftNote } from "./draft-note";
import { ErrorsContext } from "./field";
import { Instructions } from "./instructions";
import { PhotoField } from "./photo-field";

/** The admission form (spec section 2): nothing typed is lost, and sending twice makes one application. */
export function ApplicationForm() {
	const form = useRef<HTMLFormElement>(null);
	const [said, say] = useState("");
	const draft = useDraft(form);
	const photo = usePhoto(draft.changeImage);
	const clear = () => {
		photo.forget();
		draft.clear();
	};
	const { errors, attempt, failure, sending, submit, forget } = useApplication({
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
		say(applicationText.addressCopied);
	};
	return (
		<ErrorsContext value={errors}>
			<ErrorSummary errors={errors} attempt={attempt} />
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
							<p>{applicationText.nothingLost}</p>
						</div>
					)}
				</div>
				<div className={styles.send}>
					<SubmitButton waiting={sending} waitingText={applicationText.sending}>
						{failure ? applicationText.retry : applicationText.send}
					</SubmitButton>
					<p className={styles.kept}>{draftText.kept}</p>
				</div>
				<p role="status" className="hidden">
					{said}
				</p>
			</form>
		</ErrorsContext>
	);
}
