"use client";
/** What the form of a picture has besides Payload's fields. */
import { FieldLabel, useDocumentInfo, useField, useForm, useFormFields } from "@payloadcms/ui";
import type { TextFieldLabelClientComponent } from "payload";
import { type MouseEvent, useEffect, useState } from "react";
import { focalPointText as text } from "./text";

/** A record of `media`, as far as the field reads it. */
type Media = { mimeType?: string; url?: string; sizes?: { medium?: { url?: string | null } } };

/** How pages cut pictures: the card of the home page, the round picture of a person, the slide. */
const views = ["card", "round", "slide"] as const;

/** Where a picture is cut without a point: as on the pages (home.module.css, people-cards.module.css). */
const automatic = { x: 50, y: 15 };

const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** @returns the address of the picture in the form: the chosen file, else the stored one */
function usePicture(): string | null {
	const { savedDocumentData } = useDocumentInfo();
	const file = useFormFields(([fields]) => fields.file?.value);
	const [chosen, setChosen] = useState<string | null>(null);
	useEffect(() => {
		const address = file instanceof File && file.type.startsWith("image/") ? URL.createObjectURL(file) : null;
		setChosen(address);
		return () => URL.revokeObjectURL(address ?? "");
	}, [file]);
	const { mimeType, sizes, url } = (savedDocumentData ?? {}) as Media;
	if (file instanceof File) return chosen;
	return mimeType?.startsWith("image/") ? (sizes?.medium?.url ?? url ?? null) : null;
}

/** In the form of a picture: the point that stays visible where a page cuts it. Sets `focalX` and `focalY`. */
export function FocalPoint() {
	const across = useField<number | null>({ path: "focalX" });
	const down = useField<number | null>({ path: "focalY" });
	const { setModified } = useForm();
	const file = useFormFields(([fields]) => fields.file?.value);
	const picture = usePicture();
	const isSet = typeof across.value === "number" && typeof down.value === "number";
	const { x, y } = isSet ? { x: across.value ?? 0, y: down.value ?? 0 } : automatic;

	const set = (point: { x: number; y: number } | null) => {
		across.setValue(point && within(point.x));
		down.setValue(point && within(point.y));
		setModified(true);
	};

	// The point of the file before says nothing about a new one; a new name leaves it.
	const fresh = file instanceof File ? `${file.size} ${file.lastModified}` : null;
	const [known, setKnown] = useState(fresh);
	useEffect(() => {
		if (fresh === known) return;
		setKnown(fresh);
		if (!fresh) return;
		across.setValue(null);
		down.setValue(null);
	}, [fresh, known, across.setValue, down.setValue]);

	const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
		const { left, top, width, height } = currentTarget.getBoundingClientRect();
		set({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 });
	};

	if (!picture) return null;
	const objectPosition = `${x}% ${y}%`;
	const slider = (label: string, value: number, change: (value: number) => void) => (
		<label>
			{label}
			<input
				type="range"
				min={0}
				max={100}
				step={5}
				value={value}
				aria-valuetext={text.percent(value)}
				onChange={({ target }) => change(Number(target.value))}
			/>
		</label>
	);
	return (
		<div className="field-type focal-point">
			<FieldLabel label={text.label} />
			<p className="field-description">{text.hint}</p>
			<div className="office-row focal-point__parts">
				{/* The sliders below do the same by keyboard. */}
				<button type="button" tabIndex={-1} aria-label={text.label} className="focal-point__picture" onClick={press}>
					<img src={picture} alt="" draggable={false} />
					<span style={{ left: `${x}%`, top: `${y}%` }} data-set={isSet || undefined} />
				</button>
				<div className="office-line focal-point__views">
					{views.map((view) => (
						<img key={view} src={picture} alt="" data-view={view} style={{ objectPosition }} />
					))}
				</div>
			</div>
			<div className="office-line focal-point__values">
				{slider(text.across, x, (value) => set({ x: value, y }))}
				{slider(text.down, y, (value) => set({ x, y: value }))}
				{isSet ? (
					<button type="button" className="office-button" onClick={() => set(null)}>
						{text.reset}
					</button>
				) : (
					<span>{text.automatic}</span>
				)}
			</div>
		</div>
	);
}

/** Label of the description of an upload: marked as required, as it is for every picture, but not for a PDF file. */
export const AltLabel: TextFieldLabelClientComponent = ({ field, path }) => {
	const type = useFormFields(([fields]) => {
		const file = fields?.file?.value;
		return file instanceof File ? file.type : fields?.mimeType?.value;
	});
	return <FieldLabel label={field?.label} path={path} required={type !== "application/pdf"} />;
};
