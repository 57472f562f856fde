/** What docs/running.md tells a person to use: it stands beside `school.js`, where no version is in the path. */
export const ofRecipe: readonly string[] = [
	...[
		"Caddyfile",
		"nginx.conf",
		"tls.conf",
		"upstream.conf",
		"packed.service",
		"packed-update.service",
		"packed-update.timer",
	].map((name) => `deploy/${name}`),
	...["running.md", "settings.md", "when-something-is-wrong.md"].map((name) => `docs/${name}`),
];
