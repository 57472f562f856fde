"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { callApi } from "@/lib/browser/call";
import { useSending } from "../parts/use-sending";
import { callPath } from "../paths";
import { teachingText as text } from "./text";

type Props = {
	year: number;
	class: number;
	/** Calendar year whose subjects can be copied. */
	earlier: number | null;
	sets: { name: string; title: string; source: string }[];
};

/** Buttons that add a national set, or the subjects of an earlier year, to the class. */
export function TakeSubjects({ year, class: of, earlier, sets }: Props) {
	const router = useRouter();
	const [sending, send] = useSending();

	const take = (call: "take-set" | "copy-year", more: object = {}) =>
		send(async () => {
			const body = { year, class: of, ...more };
			toast.success((await callApi<{ message: string }>(callPath("teaching", call), { body })).message);
			router.refresh();
		});

	return (
		<ul className="teaching-sets">
			{earlier !== null && (
				<li>
					<Button buttonStyle="secondary" disabled={sending} margin={false} onClick={() => take("copy-year")}>
						{text.copy(earlier)}
					</Button>
				</li>
			)}
			{sets.map(({ name, title, source }) => (
				<li key={name}>
					<Button
						buttonStyle="secondary"
						disabled={sending}
						margin={false}
						onClick={() => take("take-set", { set: name })}
					>
						{text.take(title)}
					</Button>{" "}
					<small>{text.source(source)}</small>
				</li>
			))}
		</ul>
	);
}
