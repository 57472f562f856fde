"use client";
import { type ComponentType, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { SubmitButton } from "@/components/forms/call-form";
import { ErrorSummary } from "@/components/forms/error-summary";
import { applicationText, draftText, photoText } from "@/lib/bengali/admission";
import { prepareChecks } from "@/lib/browser/application";
import { copyField } from "@/lib/browser/form-values";
import { useApplication } from "@/lib/browser/use-application";
import { useDraft } from "@/lib/browser/use-draft";
import { preparePhotoTools, usePhoto } from "@/lib/browser/use-photo";
import type { FormAnswer } from "@/lib/contract/form-answer";
import { ApplicationFields, type Choices, ConsentField, Group } from "./application-fields";
import styles from "./application-form.module.css";
import type { DraftNoteProps } from "./draft-note";
import { FormContext } from "./fields";
import { PhotoField } from "./photo-field";

// Most visitors have no draft.
const DraftNote = lazy<ComponentType<DraftNoteProps>>(() =>
	import("./draft-note").catch(() => ({ default: () => null })),
);

/** Joins a button outside of the form to it. */
const formId = "application";

type Props = {
	/** Server Action that receives the form without JavaScript. */
	action: (data: FormData) => void;
	/** Its result, null before a submit. */
	answer: FormAnswer<object> | null;
	choices: Choices;
	/** What is kept of a student, rendered on the server. */
	kept: ReactNode;
};

/** The admission form: input is kept as a draft, and submitting twice creates one application. */
export function ApplicationForm({ action, answer, choices, kept }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const [announcement, announce] = useState("");
	const draft = useDraft(form);
	const photo = usePhoto(draft.changeImage);
	const clear = () => {
		photo.forget();
		draft.clear();
	};
	const { errors, attempt, failure, resume, sending, submit, reset } = useApplication({
		keep: draft.keep,
		clear,
		photoProblem: photo.settled,
		answer,
	});
	const refused = answer?.done === null ? answer : null;

	const again = failure ? applicationText.retry : applicationText.send;
	const buttonText = resume === "online" ? applicationText.sendNow : again;

	const onInput = () => {
		draft.keepSoon();
		void prepareChecks();
		void preparePhotoTools();
	};
	const startOver = () => {
		clear();
		reset();
		announce(draftText.cleared);
		form.current?.querySelector<HTMLInputElement>('[name="name"]')?.focus();
	};
	const sameAddress = () => {
		if (!form.current) return;
		copyField(form.current, "present_address_thana", "permanent_address_thana");
		copyField(form.current, "present_address_details", "permanent_address_details");
		draft.keepSoon();
		announce(applicationText.addressCopied);
	};
	return (
		<FormContext value={{ errors, typed: refused?.typed ?? {} }}>
			<ErrorSummary errors={errors} attempt={attempt} />
			{draft.state !== "none" && (
				<Suspense>
					<DraftNote
						key={draft.state}
						state={draft.state}
						onClear={startOver}
						onTakeStored={draft.takeStored}
						onKeepOwn={draft.keepOwn}
					/>
				</Suspense>
			)}
			{resume === "opened" && draft.state !== "conflict" && (
				<div role="status" className={styles.note}>
					<p>{applicationText.signalBack}</p>
					<button type="submit" form={formId} className="button">
						{applicationText.sendNow}
					</button>
				</div>
			)}
			<Instructions />
			<form
				id={formId}
				ref={form}
				action={action}
				noValidate
				className={styles.form}
				onSubmit={submit}
				onInput={onInput}
			>
				<ApplicationFields choices={choices} onSameAddress={sameAddress} />
				<Group name="photo">
					<PhotoField
						image={draft.image}
						note={draft.photoLost ? draftText.photoLost : refused && photoText.chooseAgain}
						photo={photo}
					/>
				</Group>
				<Group name="consent">
					<ConsentField kept={kept} />
				</Group>
				<div role="alert">
					{resume === "online" ? (
						<p className={styles.note}>{applicationText.signalBack}</p>
					) : (
						failure && (
							<div className={styles.failure}>
								<p>{failure}</p>
								<p>{applicationText.nothingLost}</p>
							</div>
						)
					)}
				</div>
				<div className={styles.send}>
					<SubmitButton withoutScript waiting={sending} waitingText={applicationText.sending}>
						{buttonText}
					</SubmitButton>
					<p className={`${styles.kept} needs-script`}>{draftText.kept}</p>
				</div>
				<p role="status" className="hidden">
					{announcement}
				</p>
			</form>
		</FormContext>
	);
}

/** The instructions above the form. */
function Instructions() {
	return (
		<ul className={styles.instructions}>
			<li>{applicationText.english}</li>
			<li>
				<span className={styles.star} aria-hidden="true">
					{applicationText.star}
				</span>{" "}
				{applicationText.starred}
			</li>
		</ul>
	);
}
