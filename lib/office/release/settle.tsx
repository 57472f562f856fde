"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { callApi } from "@/lib/browser/call";
import type { SettleInput } from "../marks/calls";
import { settleText as text } from "../marks/text";
import { useSending } from "../parts/use-sending";
import { callPath } from "../paths";

type Student = { enrolment: number; name: string };
type Props = { exam: number; isCombined: boolean; students: Student[] };

/** Students without any mark: one press says for one or all of them that they were absent, or are not in the exam. */
export function Settle({ exam, isCombined, students }: Props) {
	const router = useRouter();
	const [sending, send] = useSending();
	const ways: SettleInput["as"][] = isCombined ? ["out"] : ["absent", "out"];

	const settle = (some: Student[], as: SettleInput["as"]) =>
		send(async () => {
			const body: SettleInput = { exam, enrolments: some.map(({ enrolment }) => enrolment), as };
			toast.success((await callApi<{ message: string }>(callPath("marks", "settle"), { body })).message);
			router.refresh();
		});

	const rows = [
		...(students.length > 1 ? [{ key: 0, name: text.all(students.length), some: students }] : []),
		...students.map((student) => ({ key: student.enrolment, name: student.name, some: [student] })),
	];
	return (
		<div className="table">
			<table>
				<tbody>
					{rows.map(({ key, name, some }) => (
						<tr key={key}>
							<th scope="row">{name}</th>
							{ways.map((as) => (
								<td key={as}>
									<Button
										aria-label={text.of(name, as === "absent" ? text.absent : text.out)}
										buttonStyle="secondary"
										disabled={sending}
										margin={false}
										onClick={() => settle(some, as)}
										size="small"
									>
										{as === "absent" ? text.absent : text.out}
									</Button>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
