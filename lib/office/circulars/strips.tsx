"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { callApi } from "@/lib/browser/call";
import { PrintButton } from "../parts/print-button";
import { callPath } from "../paths";
import { circularsText } from "./text";
import { useMessage } from "./use-message";

const { message, strips: text } = circularsText;

type Props = {
	/** Where staff go back to. */
	back: string;
	/** The text that is proposed. */
	made: string;
	notice: number;
	pupils: { id: number; name: string; roll: number }[];
	school: string;
	/** Its title. */
	section: string;
};

/** The strips as they are printed, one below the other, with the text that is edited above them. A print is noted. */
export function Strips({ back, made, notice, pupils, school, section }: Props) {
	const [written, write] = useMessage(notice, made);
	const [noted, setNoted] = useState("");

	const tell = useEffectEvent(() => {
		const body = { id: notice, students: pupils.map(({ id }) => id) };
		callApi<{ message: string }>(callPath("circulars", "strips-printed"), { body })
			.then((answer) => setNoted(answer.message))
			.catch((error: Error) => setNoted(error.message));
	});
	const isEmpty = pupils.length === 0;
	useEffect(() => {
		if (isEmpty) return;
		// The browser's own command prints them too.
		const listen = () => tell();
		addEventListener("beforeprint", listen);
		return () => removeEventListener("beforeprint", listen);
	}, [isEmpty]);

	return (
		<>
			<div className="papers-tools">
				<h1>{text.paper}</h1>
				<p>{isEmpty ? text.nobody : text.count(section, pupils.length)}</p>
				<p>{text.printHint}</p>
				<label htmlFor="strips-text">{message.label}</label>
				<textarea id="strips-text" onChange={({ target }) => write(target.value)} rows={4} value={written} />
				<div className="papers-acts">
					{!isEmpty && <PrintButton margin={false}>{text.print}</PrintButton>}
					<a href={back}>{text.back}</a>
				</div>
				<p role="status">{noted}</p>
			</div>
			{!isEmpty && (
				<section aria-label={text.paper} className="papers-sheet strips-sheet">
					{pupils.map(({ id, name, roll }) => (
						<article className="strip" key={id}>
							<p className="strip-head">
								<strong>{school}</strong>
								<span>{text.place(section, roll)}</span>
							</p>
							<p className="strip-name">{name}</p>
							<div className="strip-body">
								<p className="strip-text">{written}</p>
								<p className="strip-sign">{text.sign}</p>
							</div>
						</article>
					))}
				</section>
			)}
		</>
	);
}
