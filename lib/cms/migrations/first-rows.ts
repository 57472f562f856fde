/**
 * Rows that a new school begins with, written by its first migration. Plain SQL for both databases: Payload's API would
 * write columns of later migrations too.
 */
import { classNames } from "@/lib/bengali/students";
import { type SQL, sql } from "@/lib/data/sql";
import { defaultMenu } from "../default-menu";

const list = (rows: SQL[]) => sql.join(rows, sql`, `);

const classes = sql`INSERT INTO classes (id, name)
	VALUES ${list(classNames.map((name, index) => sql`(${index + 1}, ${name})`))}`;

/** Fractional index as in Payload's `orderable`: a0 to a9, then aa. */
const orderOf = (place: number) => `a${place.toString(36)}`;

const menu = sql`INSERT INTO menu_entries (_order, name, link, "group")
	VALUES ${list(
		defaultMenu.map(({ name, link, group }, place) => sql`(${orderOf(place)}, ${name}, ${link}, ${group ?? null})`),
	)}`;

/** So that staff can go back to the default menu after their first change. */
const menuVersions = sql`INSERT INTO _menu_entries_v
	(parent_id, version__order, version_name, version_link, version_group, version_updated_at, version_created_at)
	SELECT id, _order, name, link, "group", updated_at, created_at FROM menu_entries`;

/** @param replaced names of migrations that count as run (./release-1) */
export const firstRows = (replaced: readonly string[]): SQL[] => [
	classes,
	menu,
	menuVersions,
	sql`INSERT INTO payload_migrations (name, batch) VALUES ${list(replaced.map((name) => sql`(${name}, 1)`))}`,
];
