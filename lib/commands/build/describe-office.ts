import { type MenuGroup, menuGroups } from "@/lib/office/menu-entries";
import { type SubjectEntry, subjects } from "@/lib/office/subjects";

const code = (text: string) => `\`${text}\``;

function sectionOf([subject, { title, roles, views = [], calls = {} }]: [string, SubjectEntry]): string {
	const paths = views.map(({ path }) => code(`/admin${path}`));
	const names = Object.entries(calls).map(
		([name, { method, file }]) => code(`${method} ${name}`) + (file ? ` with a ${file}` : ""),
	);
	const lines = [
		`## ${subject}\n\n${title}\n`,
		`- roles: ${roles.join(", ")}`,
		paths.length > 0 && `- views: ${paths.join(", ")}`,
		names.length > 0 && `- calls: ${names.join(", ")}`,
	];
	return lines.filter(Boolean).join("\n");
}

const groupOf = ({ label, paths }: MenuGroup) => `- ${label}: ${paths.map((path) => code(`/admin${path}`)).join(", ")}`;

/**
 * @returns the text of docs/office.md: the subjects of the back office, and which roles may use their views and calls
 */
export const describeOffice = (): string => `# The back office by subject

Made from \`lib/office/subjects.ts\` and \`menu-entries.ts\` by \`npm run docs\`; do not edit.

A subject stands in \`lib/office/<subject>\`: calls, operation, views, styles, sentences, tests. A call's path is
\`/office/<subject>/<call>\`; GET has its fields in the query, POST in the body, which may have a file as stated. Only the
roles named may see the views and use the calls. The rights to Payload's collections stand in \`lib/cms/access.ts\`.

## The menu

From \`lib/office/menu-entries.ts\`: groups and entries in their order; an account sees those that its role may use.

${Object.values(menuGroups).map(groupOf).join("\n")}

${Object.entries(subjects).map(sectionOf).join("\n\n")}
`;
