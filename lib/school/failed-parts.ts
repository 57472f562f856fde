import type { FrozenSubject } from "@/lib/contract/frozen-sheet";

/** @returns names of the parts that were not passed; a part counts over all papers of its subject */
export function failedNames({ failedParts, papers }: FrozenSubject): string[] {
	const parts = papers.flatMap((paper) =>
		paper.parts.map((part) => ({ code: part.code, name: part.name || paper.name })),
	);
	return failedParts.map((code) => parts.find((part) => part.code === code)?.name ?? code);
}
