import { applicationStates } from "@/lib/contract/application-state";
import type { SchoolClass } from "@/lib/contract/students";
import { listFileText } from "../applicant-list/text";
import { queryOf } from "./filter";
import type { Queue, QueueFilter } from "./queue";
import { deskText as text } from "./text";

const path = "/admin/admissions";

type Props = { filter: QueueFilter; counts: Queue["counts"]; classes: readonly SchoolClass[] };

/** The states with their counts, the search, and what is done with the whole list. */
export function AdmissionSearch({ filter, counts, classes }: Props) {
	const { search } = text;
	const isSearch = filter.text !== "" || filter.class !== null;
	return (
		<>
			<nav aria-label={text.stateLabel} className="admissions-states">
				{applicationStates.map((state) => (
					<a
						key={state}
						aria-current={state === filter.state ? "page" : undefined}
						href={path + queryOf({ ...filter, state })}
					>
						{text.count(text.states[state], counts[state])}
					</a>
				))}
			</nav>
			<search>
				<form action={path} className="admissions-search">
					{filter.state !== "new" && <input name="state" type="hidden" value={filter.state} />}
					<label className="admissions-text">
						<span>{search.label}</span>
						<input
							autoComplete="off"
							className="office-control"
							defaultValue={filter.text}
							enterKeyHint="search"
							name="text"
							placeholder={search.placeholder}
							type="search"
						/>
					</label>
					<label>
						<span>{search.class}</span>
						<select className="office-control" defaultValue={filter.class ?? ""} name="class">
							<option value="">{search.allClasses}</option>
							{classes.map(({ id, class_name }) => (
								<option key={id} value={id}>
									{class_name}
								</option>
							))}
						</select>
					</label>
					<button className="office-control" type="submit">
						{search.submit}
					</button>
				</form>
			</search>
			<p className="admissions-links">
				{isSearch && <a href={path + queryOf({ ...filter, text: "", class: null })}>{search.clear}</a>}
				<a href={`${path}/list${queryOf(filter)}`}>{text.printList}</a>
				<a href={`${path}/import`}>{listFileText.link}</a>
				<a href="/admin/globals/admission">{text.days}</a>
			</p>
		</>
	);
}
