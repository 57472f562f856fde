import { type MenuGroup, menuGroups } from "@/lib/office/menu-entries";
import { type SubjectEntry, subjects, viewPaths } from "@/lib/office/subjects";

const code = (text: string) => `\`${text}\``;

function sectionOf([subject, entry]: [string, SubjectEntry]): string {
	const { title, roles, calls = [] } = entry;
	const paths = viewPaths(entry).map((path) => code(`/admin${path}`));
	const lines = [
		`## ${subject}\n\n${title}\n`,
		`- roles: ${roles.join(", ")}`,
		paths.length > 0 && `- views: ${paths.join(", ")}`,
		calls.length > 0 && `- calls: ${calls.map(code).join(", ")}`,
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
\`/office/<subject>/<call>\`; its method, fields, file and answer stand in \`calls.ts\`. Only the roles named may see the
views and use the calls. The rights to Payload's collections stand in \`lib/cms/access.ts\`.

## The menu

From \`lib/office/menu-entries.ts\`: groups and entries in their order; an account sees those that its role may use.

${Object.values(menuGroups).map(groupOf).join("\n")}

${Object.entries(subjects).map(sectionOf).join("\n\n")}
`;
