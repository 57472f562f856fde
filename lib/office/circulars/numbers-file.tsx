"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ChoiceField } from "../parts/act-field";
import { saveDownload, sendFile } from "../parts/call-office";
import { useStepUp } from "../second-factor/use-step-up";
import { circularsText } from "./text";

const { numbers: text } = circularsText;

/** Of a file: a class of those that the notice is for, or all. */
export type NumbersPlace = {
	class?: number;
	title: string;
	families: number;
	/** Those of whom there is no number. */
	without: { id: number; name: string; place: string }[];
};

const formats = ["txt", "csv"] as const;

/** The file of mobile numbers of a place; that of more than a class only after the session has proved itself. */
export function NumbersFile({ notice, places }: { notice: number; places: NumbersPlace[] }) {
	const router = useRouter();
	const [chosen, setChosen] = useState(0);
	const [sending, send, dialog] = useStepUp();
	const place = places[chosen];
	if (!place) return null;
	const { class: of, families, without } = place;

	const make = (format: (typeof formats)[number]) =>
		send(async () => {
			const fields = { id: String(notice), format, ...(of !== undefined && { class: String(of) }) };
			await saveDownload(await sendFile("circulars/numbers", fields), text.file(format));
			toast.success(text.made);
			router.refresh();
		});

	return (
		<>
			<ChoiceField
				label={text.place}
				onChange={({ target }) => setChosen(Number(target.value))}
				options={places.map(({ title }, id) => ({ id, title }))}
				value={chosen}
			/>
			<p role="status">{families > 0 ? text.families(families) : text.none}</p>
			<div className="office-line circulars-acts">
				{formats.map((format) => (
					<Button disabled={sending || families === 0} key={format} margin={false} onClick={() => make(format)}>
						{text[format]}
					</Button>
				))}
			</div>
			{without.length > 0 && (
				<div className="circulars-without">
					<p>
						<strong>{text.without(without.length)}</strong> {text.withoutHint}
					</p>
					<ul className="office-plain">
						{without.map(({ id, name, place }) => (
							<li key={id}>
								<a href={`/admin/collections/students/${id}`}>{name}</a> {place}
							</li>
						))}
					</ul>
				</div>
			)}
			{dialog}
		</>
	);
}
