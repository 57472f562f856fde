import { headers } from "next/headers";
import type { UIFieldServerProps } from "payload";
import type { ResultSource } from "@/lib/contract/study";
import { findStaff } from "../guard";
import { releaseText } from "./text";
import * as count from "./unreleased";

const text = releaseText.hint;

const sentences: Record<ResultSource, (id: number) => Promise<string>> = {
	scale: async () => text.exams(await count.countByScale()),
	rules: async () => text.exams(await count.countByRules()),
	class: async (id) => text.exams(await count.countOfClass(id)),
	subject: async (id) => text.exams(await count.countOfSubject(id)),
	exam: async (id) => text.classes(await count.countReleasedClasses(id)),
};

/** In forms whose values results are computed from: released results stay, and how many exams a change touches. */
export async function UnreleasedHint({ id, of }: UIFieldServerProps & { of: ResultSource }) {
	if (!(await findStaff(await headers()))) return null;
	return <p>{await sentences[of](Number(id))}</p>;
}
