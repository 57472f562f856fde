const digits = "0123456789abcdefghijklmnopqrstuvwxyz";

/** @param value SQL of a number below 36 */
const digit = (value: string) => `substr('${digits}', CAST(${value} AS integer) + 1, 1)`;

/** @returns the key by which `orderable` sorts the entry at a place from 0 to 1331, as the migration writes it */
export const orderAt = (place: number): string =>
	place < 36 ? `a${digits[place]}` : `b${digits[Math.floor((place - 36) / 36)]}${digits[(place - 36) % 36]}`;

/**
 * SQL of the migration `menu_order`: writes the places of the menu anew. Those of a new school were A, B and C after 9,
 * which Payload's `orderable` does not know (it counts with small letters), so that each new entry came first.
 */
export const menuOrderStatements: readonly string[] = [
	`UPDATE menu_entries SET _order = CASE
			WHEN place < 36 THEN 'a' || ${digit("place")}
			ELSE 'b' || ${digit("(place - 36) / 36")} || ${digit("(place - 36) % 36")}
		END
		FROM (SELECT id AS entry, row_number() OVER (ORDER BY _order, id) - 1 AS place FROM menu_entries) AS places
		WHERE menu_entries.id = places.entry`,
	`UPDATE _menu_entries_v SET version__order = (SELECT _order FROM menu_entries WHERE menu_entries.id = parent_id)`,
];
