/** Texts of the packed site, for whoever packs it, and for whoever runs it on a machine without anything else. */

import { formatMoment } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { commandList } from "@/lib/commands/command-list.js";
import { oldNode } from "@/lib/machine/old-node.js";

export const megabytes = (bytes: number) => `${toBengaliDigits(Math.round(bytes / 1e6))} এমবি`;

const list = commandList("node school.js");

export const packText = {
	made: (file: string, bytes: number) => `তৈরি হয়েছে / Packed: ${file} (${megabytes(bytes)})`,
	noPlatform: (platform: string) =>
		`এই যন্ত্রে ${platform}-এর জন্য প্যাক করা যায় না। লিনাক্সে x64 বা arm64-এর জন্য প্যাক করা যায়।\n` +
		`It cannot be packed for ${platform} on this machine: pack on Linux, for x64 or arm64.`,
	noNative: (name: string) =>
		`এই প্যাকেজটি পাওয়া যায়নি, তাই প্যাক করা হয়নি: ${name}\n` +
		`This package is not to be had as package-lock.json names it, so nothing was packed: ${name}`,
	oldNode,
	noProgram: (folder: string) =>
		`প্রোগ্রামের ফোল্ডারটি নেই: ${folder}। ফাইলটি আবার খুলুন (tar -xzf)।\n` +
		`The program's folder is missing: ${folder}. Unpack the file again (tar -xzf).`,
	noSocket: (port: number) =>
		`${port} পোর্টে সাইট চালু করা গেল না: অন্য কিছু চলছে, অথবা HOST এই যন্ত্রের ঠিকানা নয়।\n` +
		`The site cannot listen on port ${port}: something else does, or HOST is no address of this machine.`,
	keyUsage: "npm run command -- pack-key FILE",
	keyMade: (file: string) =>
		`স্বাক্ষরের চাবি তৈরি হয়েছে: ${file}। ফাইলটি কাউকে দেবেন না, হারাবেনও না: এটি ছাড়া কোনো বিদ্যালয় হালনাগাদ নেবে না।\n` +
		`The key is made. Keep it secret, and keep it: no school takes an update without it. npm run pack -- --key ${file}`,
	markWithoutKey:
		"নিরাপত্তার চিহ্ন স্বাক্ষর ছাড়া হয় না: --key দিন।\nA release is marked as security only with --key, which signs the mark.",
	noParts: (said: string) => `উপাদানের তালিকা তৈরি হয়নি / npm sbom failed, so nothing was packed:\n${said}`,
	help: list,
	nodeInHome: (node: string) =>
		`Node আছে একটি ব্যক্তিগত ফোল্ডারে (${node}), যা systemd সাইটকে পড়তে দেয় না। সবার জন্য Node বসান (যেমন /usr/local-এ), তারপর আবার চালান।\n` +
		`Node stands in a home folder (${node}), which the unit lets nobody read. Install it for all, as in /usr/local.`,
	closedFile: (file: string) =>
		`তথ্য যে অ্যাকাউন্টের, সেটি এই ফাইল পড়তে পারে না: ${file}। ফাইলটি তার নামে দিন (chown), অথবা সবাই পড়তে পারে এমন ফোল্ডারে কপি করে আবার চালান।\n` +
		`The account of the data may not read ${file}. Give it the file (chown), or copy it to where it may, and try again.`,
	usage: (name: string) => `“${name}” নামে কোনো কাজ নেই / There is no command "${name}":\n${list}`,
};

/** What `node school.js check` says. */
export const checkText = {
	/** Of `check --parts`: name, version and licence of each, in columns. */
	part: (name: string, version: string, licence: string) => `${name.padEnd(48)} ${version.padEnd(16)} ${licence}`,
	noParts: "এই সংস্করণে উপাদানের তালিকা নেই। / This version has no list of its parts.",
	good: "সব ঠিক আছে। চালু করুন: node school.js",
	warn: "চালু করা যাবে। “!” দেওয়া কথাগুলো দেখে নিন।",
	bad: "“✗” দেওয়া কথাগুলো ঠিক করে আবার দেখুন: node school.js check",
	settings: (lines: string) => `সেটিংস ঠিক নেই:\n${lines}`,
	files: {
		good: (count: number) => `প্রোগ্রামের সব ফাইল ঠিক আছে (${toBengaliDigits(count)}টি)।`,
		wrong: (count: number, first: string) =>
			`প্রোগ্রামের ${toBengaliDigits(count)}টি ফাইল নেই বা বদলে গেছে, যেমন ${first}। ফাইলটি আবার নামিয়ে খুলুন (tar -xzf)।`,
	},
	memory: {
		good: (bytes: number) => `মেমরি: ${megabytes(bytes)}।`,
		busy: (free: number, needed: number) =>
			`মেমরি: এখন খালি আছে ${megabytes(free)}, লাগতে পারে ${megabytes(needed)}। অন্য কিছু বন্ধ করুন, অথবা HEAP_MEGABYTES কমান।`,
		little: (all: number, needed: number) =>
			`মেমরি কম: আছে ${megabytes(all)}, লাগে ${megabytes(needed)}। মেমরি বাড়ান, অথবা HEAP_MEGABYTES কমান (২৫৬ পর্যন্ত)।`,
	},
	disk: {
		good: (free: number) => `ডিস্কে খালি জায়গা: ${megabytes(free)}।`,
		known: (free: number, needed: number) =>
			`ডিস্কে খালি জায়গা: ${megabytes(free)}। পরের ব্যাকআপে লাগবে প্রায় ${megabytes(needed)}।`,
		little: ({ free, needed }: { free: number; needed: number }) =>
			`ব্যাকআপের ডিস্কে খালি জায়গা: ${megabytes(free)}, কিন্তু পরের ব্যাকআপে লাগবে প্রায় ${megabytes(needed)}। জায়গা খালি করুন, অথবা BACKUP_DIR হিসেবে অন্য ডিস্কের ফোল্ডার দিন।`,
		full: (free: number) => `ডিস্কে জায়গা নেই: খালি আছে ${megabytes(free)}। অন্তত ৩০০ এমবি খালি করুন।`,
	},
	folder: {
		good: (folder: string) => `তথ্যের ফোল্ডার (DATA_DIR): ${folder}।`,
		root: "root হিসেবে চালানো হচ্ছে। সাইটের জন্য আলাদা একটি অ্যাকাউন্ট থাকা নিরাপদ।",
		open: (folder: string) => `তথ্যের ফোল্ডার অন্যরাও খুলতে পারে। চালান: chmod 700 ${folder}`,
		closed: (folder: string) =>
			`এই ফোল্ডারে লেখা যায় না: ${folder}। যে অ্যাকাউন্টে সাইট চলে, ফোল্ডারটি তার করে দিন (chown), অথবা DATA_DIR হিসেবে অন্য ফোল্ডার দিন।`,
	},
	clock: {
		good: (now: Date) => `ঘড়ি: ${formatMoment(now.toISOString())}। সময় ভুল হলে যন্ত্রের ঘড়ি ঠিক করুন।`,
		behind: (now: Date) =>
			`যন্ত্রের ঘড়ি পিছিয়ে আছে: ${formatMoment(now.toISOString())}। ঘড়ি ঠিক করুন (যেমন timedatectl set-ntp true); না হলে লগইন ও প্রকাশের তারিখ ভুল হবে।`,
	},
	port: {
		good: (port: number) => `পোর্ট ${port} খালি আছে।`,
		running: (port: number) => `সাইটটি ${port} পোর্টে চলছে।`,
		taken: (port: number) => `${port} পোর্টে অন্য কিছু চলছে। সেটি বন্ধ করুন, অথবা PORT হিসেবে অন্য সংখ্যা দিন।`,
		refused: (port: number) =>
			`${port} পোর্ট এই অ্যাকাউন্টের জন্য নয়। PORT হিসেবে ১০২৪-এর বেশি একটি সংখ্যা দিন, সামনে nginx বা Apache রাখুন।`,
		noHost: (host: string) => `এই যন্ত্রের এমন কোনো ঠিকানা নেই: ${host}। HOST ঠিক করুন।`,
	},
	address: {
		good: (url: string) => `সাইটের ঠিকানা (SITE_URL): ${url}।`,
		none: "SITE_URL দেওয়া হয়নি। সাইটের পুরো ঠিকানা দিন, যেমন https://school.edu.bd; না হলে শেয়ার করা লিংক, কিউআর কোড ও নিরাপদ কুকি পুরো কাজ করে না।",
		open: (url: string) => `SITE_URL https নয়: ${url}। পাসওয়ার্ড খোলা অবস্থায় যাবে। সনদ (certificate) নিয়ে https:// দিন।`,
	},
};
