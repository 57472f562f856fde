"use client";

import { useEffect, useState } from "react";
import { callOffice } from "../parts/call-office";
import { PrintButton } from "../parts/print";
import { useMessage } from "./message-text";
import { circularsText } from "./text";

const { message, strips: text } = circularsText;

type Props = {
	notice: number;
	pupils: { id: number; name: string; roll: number }[];
} & Record<"back" | "made" | "school" | "section", string>;

/**
 * The strips as they are printed, one below the other, with the text that is edited above them. A print is noted.
 * @param made the text that is proposed
 */
export function Strips({ back, made, notice, pupils, school, section }: Props) {
	const [written, write] = useMessage(notice, made);
	const [noted, setNoted] = useState("");

	useEffect(() => {
		const body = { id: notice, students: pupils.map(({ id }) => id) };
		const tell = () =>
			callOffice<{ message: string }>("circulars/strips-printed", body).then(
				(answer) => setNoted(answer.message),
				(error: Error) => setNoted(error.message),
			);
		// The browser's own command prints them too.
		addEventListener("beforeprint", tell);
		return () => removeEventListener("beforeprint", tell);
	}, [notice, pupils]);
	return (
		<>
			<div className="office-screen papers-tools">
				<h1>{text.paper}</h1>
				<p>{text.count(section, pupils.length)}</p>
				<p>{text.printHint}</p>
				<label htmlFor="strips-text">{message.label}</label>
				<textarea id="strips-text" onChange={({ target }) => write(target.value)} rows={4} value={written} />
				<div className="office-line papers-acts">
					{pupils.length > 0 && <PrintButton margin={false}>{text.print}</PrintButton>}
					<a href={back}>{text.back}</a>
				</div>
				<p role="status">{noted}</p>
			</div>
			<section aria-label={text.paper} className="papers-sheet strips-sheet">
				{pupils.map(({ id, name, roll }) => (
					<article className="strip" key={id}>
						<div>
							<span>{school}</span> <span>{text.place(section, roll)}</span>
						</div>
						<strong>{name}</strong>
						<div>
							<p className="strip-text">{written}</p>
							<p className="strip-sign">{text.sign}</p>
						</div>
					</article>
				))}
			</section>
		</>
	);
}
