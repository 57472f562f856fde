"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { FailedCall } from "@/lib/browser/call";
import type { TemplateKey } from "../certificates/templates";
import { TextField } from "../parts/act-field";
import { askOffice } from "../parts/call-office";
import { useSentForm } from "../parts/use-sending";
import type { SampleAnswer } from "./calls";
import { certificateTemplatesText as text } from "./text";

type Props = {
	sample: SampleAnswer["sample"];
	setSample: (sample: SampleAnswer["sample"]) => void;
	target: TemplateKey;
};

/** Whose facts stand in the preview, and how to take those of another student. */
export function SampleStudent({ sample, setSample, target }: Props) {
	const [typed, setTyped] = useState("");
	const { errors, sending, submit } = useSentForm(["q"]);
	const find = submit(async () => {
		const found = (await askOffice<SampleAnswer>("certificate-templates/sample", { ...target, q: typed })).sample;
		if (!found) throw new FailedCall(404, text.nobody, { q: [text.nobody] });
		setSample(found);
	});
	return (
		<form className="office-row certificate-sample" onSubmit={find}>
			<p role="status">{sample ? text.previewOf(sample.name) : text.previewOfNobody}</p>
			<TextField
				label={text.other}
				hint={text.otherHint}
				errors={errors.q}
				maxLength={100}
				onChange={setTyped}
				type="search"
				value={typed}
			/>
			<Button buttonStyle="secondary" disabled={sending || typed.trim() === ""} margin={false} type="submit">
				{text.show}
			</Button>
		</form>
	);
}
