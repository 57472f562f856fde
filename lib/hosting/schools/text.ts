/** What the commands for several schools on one machine say. */
import { formatMoment } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { megabytes } from "../pack/text";

const states = {
	awake: "জেগে আছে",
	asleep: "ঘুমিয়ে আছে",
	failed: "চলছে না, লগ দেখুন",
	new: "এখনো চালু হয়নি",
} as const;

export type SchoolState = keyof typeof states;

type Row = { name: string; host: string; version: string; bytes: number; backup: string | null; state: SchoolState };

const headings = ["বিদ্যালয়", "ঠিকানা", "সংস্করণ", "আকার", "শেষ ব্যাকআপ", "অবস্থা"];

/** What a reader sees as one place: a letter with its signs. */
const widthOf = (cell: string) => [...new Intl.Segmenter("bn").segment(cell)].length;

/** Cells in columns, as far apart as the widest of each wants. */
function inColumns(lines: string[][]): string {
	const widths = headings.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ""))));
	const padded = (cell: string, column: number) => cell + " ".repeat((widths[column] ?? 0) - widthOf(cell));
	return lines.map((line) => line.map(padded).join("  ").trimEnd()).join("\n");
}

export const schoolsText = {
	settings: "এই বিদ্যালয়ের সেটিংস, একটি লাইনে একটি; বদলালে বিদ্যালয়টি আবার চালু করুন।",
	badName: (name: string) =>
		`“${name}” নাম হিসেবে চলবে না। ইংরেজি ছোট হাতের অক্ষর, সংখ্যা ও হাইফেন দিন, অক্ষর দিয়ে শুরু, সর্বোচ্চ ২৪টি: node school.js add meghnapar --host meghnapar.example`,
	badHost: (host: string) =>
		`“${host}” ঠিকানা হিসেবে চলবে না। ছোট হাতের অক্ষরে শুধু ডোমেইন দিন, https ছাড়া: --host meghnapar.example`,
	badQuota: (quota: string) => `“${quota}” ডিস্কের সীমা হিসেবে চলবে না। কত এমবি, শুধু সংখ্যায় দিন: --quota 5000`,
	isThere: (name: string) => `“${name}” নামে একটি বিদ্যালয় এই যন্ত্রে আগে থেকেই আছে। কিছু বদলায়নি।`,
	hostOfOther: (host: string, other: string) => `${host} ঠিকানাটি “${other}” বিদ্যালয়ের। কিছু বদলায়নি।`,
	noPort: (port: string) => `${port} পোর্টটি নেওয়া যায় না: অন্য কিছুর, অথবা সংখ্যাটি ঠিক নয়। কিছু বদলায়নি।`,
	notPrepared: (name: string, said: string) => `“${name}”-এর তথ্যভান্ডার তৈরি হয়নি। কারণ ঠিক করে একই কাজ আবার চালান।\n${said}`,
	added: (name: string, host: string, port: number) => `“${name}” যোগ হয়েছে: https://${host} (পোর্ট ${port})।`,
	certificate: (host: string, hook: string) =>
		"ডোমেইনটি এই যন্ত্রের দিকে ঘোরানোর পর সনদ নিন; তখন থেকে সাইট খোলে, আর সনদ নিজে থেকেই নবায়ন হয়:\n" +
		`  certbot certonly --webroot --webroot-path /var/www/html --domain ${host} --deploy-hook ${hook}`,
	none: "এই যন্ত্রে এখনো কোনো বিদ্যালয় নেই। যোগ করুন: node school.js add meghnapar --host meghnapar.example",
	unknown: (name: string) => `“${name}” নামে কোনো বিদ্যালয় এই যন্ত্রে নেই। তালিকা: node school.js list`,
	table: (rows: Row[]) =>
		inColumns([
			headings,
			...rows.map(({ name, host, version, bytes, backup, state }) => [
				name,
				host,
				toBengaliDigits(version),
				megabytes(bytes),
				backup ? formatMoment(backup) : "নেই",
				states[state],
			]),
		]),
	woken: (name: string, isWoken: boolean) =>
		isWoken ? `“${name}” জাগানো হয়েছে, কাজ শেষ।` : `“${name}” জাগানো যায়নি। লগ দেখুন: journalctl --unit schools@${name}`,
	updateUsage: "node school.js update --all FILE",
	updating: (name: string, version: string) => `“${name}”: ${toBengaliDigits(version)} বসানো হচ্ছে`,
	updated: (name: string, version: string) => `“${name}”: এখন ${toBengaliDigits(version)} চলছে।`,
	notUpdated: (name: string, said: string) => `“${name}”: নতুন সংস্করণ বসেনি, আগেরটিই চলছে।\n${said}`,
	stopped: (rows: { name: string; version: string }[]) =>
		`একটি বিদ্যালয়ে হয়নি, তাই আর কোনোটি শুরু করা হয়নি। এখন যেটিতে যা আছে:\n${rows
			.map(({ name, version }) => `  ${name}: ${toBengaliDigits(version)}`)
			.join("\n")}\nকারণ ঠিক করে একই কাজ আবার চালান: বাকিগুলো তখন হবে।`,
	allUpdated: (count: number, version: string) =>
		`${toBengaliDigits(count)}টি বিদ্যালয়ের সবগুলোতে এখন ${toBengaliDigits(version)} চলছে।`,
};
