/**
 * Child process in which a clerk makes papers, one after the other, until all are made or it kills itself at a step:
 * `number-papers step input`; step 0 never comes.
 */
import { randomUUID } from "node:crypto";
import { killAtStep } from "@/lib/cms/testing/killed-process";
import { records } from "@/lib/school/query";
import { applyOperation } from "../../operations/apply";
import { certificates } from "../operation";

/** `students`: each order is one paper for each of them. */
export type Numbering = { students: number[]; orders: number };

const [step, input = ""] = process.argv.slice(2);
const { students, orders }: Numbering = JSON.parse(input);
await killAtStep(await records(), Number(step));
for (let made = 0; made < orders; made += 1)
	await applyOperation(certificates, {
		...{ kind: "studies", own: 0, language: "bn", version: 0, keep: false, request: randomUUID() },
		papers: students.map((student) => ({ student, facts: {} })),
		school: { name: "বিদ্যালয়", address: "", eiin: "" },
	});
process.exit();
