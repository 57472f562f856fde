"use client";

import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { ChoiceField } from "../parts/act-field";
import { actInOffice } from "../parts/call-office";
import { ListTable } from "../parts/column-heads";
import { readTask } from "../parts/task";
import { useSending } from "../parts/use-sending";
import type { ClassSetupInput } from "./calls";
import type { SetupClass } from "./operation";
import { sectionNames, classSetupText as text } from "./text";

type Props = {
	classes: SetupClass[];
	/** The calendar year that is proposed. */
	year: number;
	/** Index of the class that is proposed as the lowest. */
	first: number;
};

const counts = sectionNames.map((_, index) => index + 1);

/** Which classes, how many sections, and what comes of that. */
export function ClassSetupForm({ classes, first, year: proposed }: Props) {
	const router = useRouter();
	const [sending, send] = useSending();
	const [year, setYear] = useState(proposed);
	const [from, setFrom] = useState(first);
	const [to, setTo] = useState(classes.length - 1);
	const [sections, setSections] = useState(classes.map((schoolClass) => Math.max(1, schoolClass.sections.length)));
	const chosen = classes.flatMap((schoolClass, index) =>
		index < from || index > to ? [] : [{ ...schoolClass, index, count: sections[index] ?? 1 }],
	);
	const options = classes.map(({ name }, id) => ({ id, title: name }));

	const setCount = (at: number, count: number) =>
		setSections(sections.map((former, index) => (index === at ? count : former)));

	const make = () =>
		send(async () => {
			const body: ClassSetupInput = { year, classes: chosen.map(({ name, count }) => ({ name, sections: count })) };
			await actInOffice("class-setup/make", body);
			const back = readTask()?.back;
			if (back) router.push(back);
			else router.refresh();
		});

	return (
		<>
			<div className="class-setup-choices">
				<ChoiceField
					label={text.year}
					onChange={({ target }) => setYear(Number(target.value))}
					options={[proposed - 1, proposed, proposed + 1].map((id) => ({ id, title: toBengaliDigits(id) }))}
					value={year}
				/>
				<ChoiceField
					label={text.from}
					onChange={({ target }) => setFrom(Number(target.value))}
					options={options}
					value={from}
				/>
				<ChoiceField
					errors={to < from ? [text.errors.order] : undefined}
					label={text.to}
					onChange={({ target }) => setTo(Number(target.value))}
					options={options}
					value={to}
				/>
			</div>
			<ListTable columns={Object.values(text.columns)}>
				{chosen.map(({ name, index, count, sections: has, set }) => (
					<tr key={name}>
						<th scope="row">{name}</th>
						<td>
							<select
								aria-label={text.sectionsOf(name)}
								className="office-control"
								onChange={({ target }) => setCount(index, Number(target.value))}
								value={count}
							>
								{counts
									.filter((number) => number >= has.length)
									.map((number) => (
										<option key={number} value={number}>
											{toBengaliDigits(number)}
										</option>
									))}
							</select>
						</td>
						<td>{namesOf(has, count).join(", ")}</td>
						<td>{set ?? text.noSet}</td>
					</tr>
				))}
			</ListTable>
			<Button disabled={sending || to < from} onClick={make}>
				{text.make}
			</Button>
		</>
	);
}

/** @returns the names of a class's sections when it has as many: those that it has, then the free letters */
function namesOf(has: readonly string[], count: number): string[] {
	const free = sectionNames.filter((name) => !has.includes(name));
	return [...has, ...free.slice(0, Math.max(0, count - has.length))];
}
