"use client";

import { useRouter } from "next/navigation";
import { ListFile } from "../lists/list-file";
import { callPath } from "../paths";
import { markFileText as text } from "./text";

type Props = {
	/** Ids of the grid. */
	exam: number;
	section: number;
};

/** Downloads the grid as a file, and takes a filled-in one, after which the grid is read again. */
export function MarksFile({ exam, section }: Props) {
	const router = useRouter();
	return (
		<details className="office-stack marks-file">
			<summary>{text.title}</summary>
			<p>
				<a download href={callPath("marks/sheet", { exam, section })}>
					{text.download}
				</a>
			</p>
			<ListFile
				fields={{ exam: String(exam), section: String(section) }}
				isWhole
				onAdded={() => router.refresh()}
				subject="marks"
				text={text}
			/>
		</details>
	);
}
