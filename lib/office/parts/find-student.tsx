import { Button } from "@payloadcms/ui";
import { type FoundStudent, mostFound } from "../certificates/find";
import { findStudentText as text } from "../students/text";

type Props = {
	/** Address of the page, which gets what was typed as `q`. */
	action: string;
	typed: string;
	/** Null before anything was typed. */
	found: FoundStudent[] | null;
	hint: string;
	/** Where a found student leads. */
	pathOf: (id: number) => string;
	/** Whether the page is for finding somebody. */
	isFirst?: boolean;
};

/** Finds one student by name, id, roll or mobile: a form that needs no script. */
export const FindStudent = ({ action, typed, found, hint, pathOf, isFirst = false }: Props) => (
	<>
		<form action={action} className="certificates-search">
			<label htmlFor="find-student">{text.find}</label>
			<input
				aria-describedby="find-student-hint"
				autoComplete="off"
				// biome-ignore lint/a11y/noAutofocus: only where the page is for finding somebody.
				autoFocus={isFirst}
				className="office-control"
				defaultValue={typed}
				id="find-student"
				maxLength={100}
				name="q"
				type="search"
			/>
			<Button buttonStyle={isFirst ? "primary" : "secondary"} margin={false} type="submit">
				{text.search}
			</Button>
			<p id="find-student-hint" className="office-hint">
				{hint}
			</p>
		</form>
		{found?.length === 0 && <p role="status">{text.nobody}</p>}
		<ul className="office-plain certificates-found">
			{found?.slice(0, mostFound).map(({ id, name, father, about }) => (
				<li key={id}>
					<a href={pathOf(id)}>
						<strong>{name}</strong>
						<span>{[about, father].filter(Boolean).join(" · ")}</span>
					</a>
				</li>
			))}
		</ul>
		{found && found.length > mostFound && <p>{text.more}</p>}
	</>
);
