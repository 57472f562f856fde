"use client";
import { type ChangeEvent, useEffect, useRef } from "react";
import { Field } from "@/components/forms/field";
import { photoText } from "@/lib/bengali/admission";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { kilobytesOf, type usePhoto } from "@/lib/browser/use-photo";
import styles from "./application-form.module.css";
import { useFieldWords } from "./fields";

type Props = {
	image: string | null;
	/** An additional message below the status. */
	note: string | null;
	photo: ReturnType<typeof usePhoto>;
};

/** Photo input: resizes in the browser and shows a preview before submitting. */
export function PhotoField({ image, note, photo }: Props) {
	const input = useRef<HTMLInputElement>(null);
	const ready = useHydrated();
	const { working, problem, choose, remove } = photo;
	const { label, error } = useFieldWords("image");

	// A file may have been chosen before hydration.
	useEffect(() => {
		const file = input.current?.files?.[0];
		if (file) void choose(file);
	}, [choose]);

	const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const file = target.files?.[0];
		if (file) void choose(file);
	};
	const removed = () => {
		if (input.current) input.current.value = "";
		input.current?.focus();
		remove();
	};
	const status = working ? photoText.working : image && photoText.ready(toBengaliDigits(kilobytesOf(image)));
	return (
		<div className={styles.wide}>
			<Field
				name="image"
				label={label}
				hint={ready ? photoText.guidance : photoText.plainGuidance}
				error={error ?? problem ?? undefined}
			>
				{({ className, ...control }) => (
					<div className={styles.photo}>
						{image && <img src={image} width={150} height={150} alt={photoText.preview} className={styles.preview} />}
						<div className={styles.photoTools}>
							<input
								ref={input}
								type="file"
								accept="image/jpeg,image/png,image/webp"
								className={ready ? "hidden" : className}
								onChange={chosen}
								{...control}
							/>
							{ready && (
								<div className="row">
									{/* The native button is labelled in the browser's language, not in Bengali. */}
									<label htmlFor={control.id} className="button quiet">
										{image ? photoText.chooseOther : photoText.choose}
									</label>
									{(image || problem) && (
										<button type="button" className="button quiet" onClick={removed}>
											{photoText.remove}
										</button>
									)}
								</div>
							)}
							<p role="status" className={styles.photoStatus}>
								{problem ? <span className="hidden">{problem}</span> : status}
							</p>
							{note && <p className={styles.photoStatus}>{note}</p>}
						</div>
					</div>
				)}
			</Field>
		</div>
	);
}
