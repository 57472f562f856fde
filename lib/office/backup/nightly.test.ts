import type { StoredBackup } from "@/lib/backup/folder";
import { isBackupGood, isCheckGood } from "./backups";
import { isBackupDue, isCheckDue, lastNight } from "./nightly";

const dhaka = (text: string) => new Date(`${text}+06:00`);
const outcome = (text: string, failure?: "full") => ({ at: dhaka(text).toISOString(), failure });
const long = dhaka("2020-01-01T00:00");

test("a night is 02:00 in Dhaka", () => {
	for (const [now, night] of [
		["2026-11-21T01:59:59", "2026-11-20T02:00"],
		["2026-11-21T02:00:00", "2026-11-21T02:00"],
		["2026-11-21T23:00:00", "2026-11-21T02:00"],
		["2027-01-01T00:30:00", "2026-12-31T02:00"],
	] as const)
		expect(lastNight(dhaka(now))).toEqual(dhaka(night));
});

test.each([
	["before tonight's time", "2026-11-21T01:59", outcome("2026-11-20T02:00"), false],
	["at tonight's time", "2026-11-21T02:00", outcome("2026-11-20T02:00"), true],
	["already made tonight", "2026-11-21T02:05", outcome("2026-11-21T02:01"), false],
	["in the morning after a night without power", "2026-11-21T08:00", outcome("2026-11-19T02:00"), true],
	["that failed less than an hour ago", "2026-11-21T02:30", outcome("2026-11-21T02:01", "full"), false],
	["that failed an hour ago", "2026-11-21T03:01", outcome("2026-11-21T02:01", "full"), true],
	["made when the clock was a year ahead", "2026-11-21T08:00", outcome("2027-11-21T02:00"), true],
	["that failed when the clock was a year ahead", "2026-11-21T08:00", outcome("2027-11-21T02:00", "full"), true],
	[
		"that failed just before the clock was set back a little",
		"2026-11-21T08:00",
		outcome("2026-11-21T08:30", "full"),
		false,
	],
	["never made", "2026-11-21T08:00", undefined, true],
])("isBackupDue: a backup %s", (_name, now, nightly, expected) => {
	expect(isBackupDue({ nightly }, long, dhaka(now))).toBe(expected);
});

test("a new school has its first backup in its first night", () => {
	const began = dhaka("2026-11-21T10:00");
	expect(isBackupDue({}, began, dhaka("2026-11-21T10:01"))).toBe(false);
	expect(isBackupDue({}, began, dhaka("2026-11-22T02:00"))).toBe(true);
});

test("a check is due each week, and after a failed check with the next backup", () => {
	const now = dhaka("2026-11-21T02:05");
	expect(isCheckDue({}, false, now)).toBe(false);
	expect(isCheckDue({}, true, now)).toBe(true);
	expect(isCheckDue({ check: outcome("2026-11-14T02:10") }, true, now)).toBe(false);
	expect(isCheckDue({ check: outcome("2026-11-14T02:05") }, true, now)).toBe(true);
	for (const failure of [undefined, "full"] as const) {
		const ahead = { check: outcome("2027-11-14T02:10", failure), backup: outcome("2026-11-21T02:01") };
		expect(isCheckDue(ahead, true, now)).toBe(true);
	}
	const check = outcome("2026-11-20T02:05", "full");
	expect(isCheckDue({ check, backup: outcome("2026-11-20T02:01") }, true, now)).toBe(false);
	expect(isCheckDue({ check, backup: outcome("2026-11-21T02:01", "full") }, true, now)).toBe(false);
	expect(isCheckDue({ check, backup: outcome("2026-11-21T02:01") }, true, now)).toBe(true);
});

test("the status is good with a recent backup, no failure since, and a recent successful check", () => {
	const now = dhaka("2026-11-21T10:00").getTime();
	const file = (at: string): StoredBackup => ({
		name: "x",
		bytes: 1,
		at: dhaka(at).toISOString(),
		kind: "nightly",
		sealed: true,
	});
	const made = outcome("2026-11-21T02:00");
	expect(isBackupGood([], {}, now)).toBe(false);
	expect(isBackupGood([file("2026-11-21T02:00")], { backup: made }, now)).toBe(true);
	// Backup files copied from another machine, without stored outcomes.
	expect(isBackupGood([file("2026-11-20T02:00")], {}, now)).toBe(true);
	expect(isBackupGood([file("2026-11-19T02:00")], { backup: made }, now)).toBe(false);
	expect(isBackupGood([file("2026-11-20T02:00")], { backup: outcome("2026-11-21T02:00", "full") }, now)).toBe(false);
	expect(isCheckGood({}, now)).toBe(false);
	expect(isCheckGood({ check: outcome("2026-11-13T02:00") }, now)).toBe(true);
	expect(isCheckGood({ check: outcome("2026-11-10T02:00") }, now)).toBe(false);
	expect(isCheckGood({ check: outcome("2026-11-20T02:00", "full") }, now)).toBe(false);
});
