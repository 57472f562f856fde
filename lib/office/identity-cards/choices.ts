/** Whose cards staff may choose. */
import "server-only";
import { query, sql } from "@/lib/school/query";
import { readPrintingChoices } from "../printing/choices";
import { type Who, whoValue } from "./schema";
import { cardsText as text } from "./text";

export type WhoChoice = { id: string; title: string };

/** @returns everybody, classes and sections of the school year and later ones, and the staff */
export async function readWhoChoices(): Promise<WhoChoice[]> {
	const [{ years, present, places }, [staff]] = await Promise.all([
		readPrintingChoices(),
		query<{ count: number | string }>(sql`SELECT count(*) AS count FROM teachers WHERE deleted_at IS NULL`),
	]);
	const first = years.find(({ id }) => id === present)?.year ?? 0;
	const shown = years.filter(({ year }) => year >= first);
	const choice = (who: Who, name: string, count: number) => ({ id: whoValue(who), title: text.option(name, count) });
	return [
		...shown.flatMap(({ id, year }) => {
			const own = places.filter((place) => place.year === id);
			const all = own.filter(({ of }) => of === "class").reduce((sum, { count }) => sum + count, 0);
			return [
				...own.map(({ of, id: place, name, count }) =>
					choice({ of, id: place, year: id }, text.ofYear(name, year), count),
				),
				choice({ of: "all", year: id }, text.ofYear(text.all, year), all),
			];
		}),
		choice({ of: "staff" }, text.staff, Number(staff?.count ?? 0)),
	];
}
