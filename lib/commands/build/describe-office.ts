import { type SubjectEntry, subjects } from "@/lib/contract/subjects";

const code = (text: string) => `\`${text}\``;

function rowOf([subject, { title, roles, views = [], calls = {} }]: [string, SubjectEntry]): string {
	const cells = [
		code(subject),
		title,
		roles.join(", "),
		views.map(({ path }) => code(`/admin${path}`)).join("<br>"),
		Object.entries(calls)
			.map(([name, { method, file }]) => code(`${method} ${name}`) + (file ? ` (${file})` : ""))
			.join("<br>"),
	];
	return `| ${cells.join(" | ")} |`;
}

/** @returns docs/office.md: the subjects of the back office, with who may use which views and calls */
export const describeOffice = (): string => `# The back office by subject

Made from \`lib/contract/subjects.ts\` by \`npm run office-docs\`; do not edit.

A subject has one name: \`lib/office/<subject>\` (operations, calls, schema, tests), \`components/office/<subject>\` (views,
styles), \`lib/bengali/office/<subject>.ts\` (sentences) and \`app/(staff)/office/<subject>/[call]/route.ts\`. A call's path is
\`/office/<subject>/<call>\`; GET has its fields in the query, POST in the body, which may have a file as stated. Only the
roles named may see the views and use the calls. The rights to Payload's collections stand in \`lib/cms/access.ts\`.

| Subject | Title | Roles | Views | Calls |
| ------- | ----- | ----- | ----- | ----- |
${Object.entries(subjects).map(rowOf).join("\n")}
`;
