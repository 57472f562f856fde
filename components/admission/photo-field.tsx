"use client";
import { type ChangeEvent, useEffect, useRef } from "react";
import { Field } from "@/components/forms/field";
import { photoText } from "@/lib/bengali/admission";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { kilobytesOf } from "@/lib/browser/photo-rules";
import type { usePhoto } from "@/lib/browser/use-photo";
import styles from "./application-form.module.css";
import { useFieldWords } from "./field";
import photoStyles from "./photo-field.module.css";

type Props = { image: string | null; lost: string | null; photo: ReturnType<typeof usePhoto> };

/** The photo: chosen, made small here in the browser, seen before it is sent. */
export function PhotoField({ image, lost, photo }: Props) {
	const input = useRef<HTMLInputElement>(null);
	const { working, problem, choose, remove } = photo;
	const { label, error } = useFieldWords("image");

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
	const status = working ? photoText.working : image && photoText.ready(toBengaliDigits(kilobytesOf(image)));
	return (
		<div className={styles.wide}>
			<Field name="image" label={label} hint={photoText.guidance} error={error ?? problem ?? undefined}>
				{({ className: _ownLooks, ...control }) => (
					<div className={photoStyles.row}>
						{image && (
							<img src={image} width={150} height={150} alt={photoText.preview} className={photoStyles.preview} />
						)}
						<div className={photoStyles.tools}>
							<input
								ref={input}
								type="file"
								accept="image/jpeg,image/png,image/webp"
								className={`hidden ${photoStyles.file}`}
								onChange={chosen}
								{...control}
							/>
							<div className={photoStyles.buttons}>
								{/* The browser's own button speaks the browser's language. */}
								<label htmlFor={control.id} className="button quiet">
									{image ? photoText.chooseOther : photoText.choose}
								</label>
								{(image || problem) && (
									<button type="button" className="button quiet" onClick={removed}>
										{photoText.remove}
									</button>
								)}
							</div>
							<p role="status" className={photoStyles.status}>
								{problem ? <span className="hidden">{problem}</span> : status}
							</p>
							{lost && <p className={photoStyles.status}>{lost}</p>}
						</div>
					</div>
				)}
			</Field>
		</div>
	);
}
