/** The addresses of spec.md section 2 that anybody may open, with records that are really there. */
const fixed = [
	"/",
	"/contact",
	"/notices",
	"/routines",
	"/curriculums",
	"/teachers",
	"/comittees",
	"/student/student-application-form",
	"/student-login",
	"/student-result",
	"/students-information",
	"/section-list",
	"/no-such-page",
];

async function ask(url: string, call: string): Promise<Record<string, { data?: { name: string }[] }>> {
	const response = await fetch(new URL(`/api/${call}`, url), { method: "POST" });
	return (await response.json()) as Record<string, { data?: { name: string }[] }>;
}

/** @param url of a running site */
export async function publicRoutes(url: string): Promise<string[]> {
	const items = await Promise.all(
		(["notice", "routine", "curriculum"] as const).map(async (kind) => {
			const name = (await ask(url, `${kind}s-get`)).notice?.data?.[0]?.name;
			return name ? [`/educational/${kind}/${encodeURIComponent(name)}`] : [];
		}),
	);
	const home = (await ask(url, "home-page-data")) as unknown as { schoolhistory?: { name: string }[] };
	const history = home.schoolhistory?.[0]?.name;
	return [...fixed, ...items.flat(), ...(history ? [`/content/${encodeURIComponent(history)}`] : [])];
}
