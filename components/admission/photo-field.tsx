"use client";
import { type ChangeEvent, useEffect, useRef } from "react";
import { photoText } from "@/lib/bengali/admission";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { kilobytesOf } from "@/lib/browser/photo-rules";
import type { usePhoto } from "@/lib/browser/use-photo";
import { FieldError, FieldTitle, Hint, useDescribed } from "./field";
import fieldStyles from "./field.module.css";
import styles from "./photo-field.module.css";

type Props = { image: string | null; lost: string | null; photo: ReturnType<typeof usePhoto> };

/** The photo: chosen, made small here in the browser, seen before it is sent. */
export function PhotoField({ image, lost, photo }: Props) {
	const input = useRef<HTMLInputElement>(null);
	const { working, problem, choose, remove } = photo;
	const { id, error, described } = useDescribed("image", photoText.guidance);
	const fault = problem ?? error;

	// A photo chosen before the script came.
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
	return (
		<div className={`${fieldStyles.field} ${fieldStyles.wide} ${fault ? fieldStyles.wrong : ""}`}>
			<label htmlFor={id} className={fieldStyles.title}>
				<FieldTitle name="image" />
			</label>
			<Hint id={id}>
				{photoText.guidance} {photoText.kinds}
			</Hint>
			<div role="alert">
				<FieldError id={id}>{fault}</FieldError>
			</div>
			<div className={styles.row}>
				{image && <img src={image} width={150} height={150} alt={photoText.preview} className={styles.preview} />}
				<div className={styles.tools}>
					<input
						ref={input}
						id={id}
						name="image"
						type="file"
						accept="image/jpeg,image/png,image/webp"
						className={`hidden ${styles.file}`}
						aria-describedby={fault ? `${id}-hint ${id}-error` : described}
						aria-invalid={Boolean(fault)}
						onChange={chosen}
					/>
					<div className={styles.buttons}>
						{/* The browser's own button speaks the browser's language. */}
						<label htmlFor={id} className="button quiet">
							{image ? photoText.chooseOther : photoText.choose}
						</label>
						{(image || problem) && (
							<button type="button" className="button quiet" onClick={removed}>
								{photoText.remove}
							</button>
						)}
					</div>
					<p role="status" className={styles.status}>
						{working ? photoText.working : image && photoText.ready(toBengaliDigits(kilobytesOf(image)))}
					</p>
					{lost && <p className={styles.status}>{lost}</p>}
				</div>
			</div>
		</div>
	);
}
