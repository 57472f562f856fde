// @ts-check
/** What the commands of an operator do: for `help`. Plain JavaScript, for the clone's before they are bundled. */

/** Of a clone and of the packed site. @type {[command: string, purpose: string][]} */
const everywhere = [
	["start", "সাইট চালু করে"],
	["backup", "ব্যাকআপ নেয়"],
	["check-backup", "শেষ ব্যাকআপটি ফিরিয়ে এনে যাচাই করে"],
	["restore FILE", "খালি ফোল্ডারে ব্যাকআপ ফিরিয়ে আনে"],
	["restore --from-copy", "BACKUP_COPY-তে রাখা কপি থেকে ফিরিয়ে আনে: শেষেরটি, অথবা নাম দিলে সেটি"],
	["export [FILE]", "বিদ্যালয়ের সব কিছু একটি জিপ ফাইলে লেখে, যা সাইট ছাড়াই পড়া যায়"],
	["import FILE", "খালি ফোল্ডারে export-এর ফাইল থেকে বিদ্যালয় তোলে"],
	["import-site FILE", "আগের সাইটের লেখা ও ফাইল খসড়া হিসেবে আনে"],
	["staff-password NAME", "কর্মীর নতুন পাসওয়ার্ড দেয়"],
	["staff-second-factor NAME", "কর্মীর দুই ধাপের লগইন সরায়"],
	["grade < FILE", "নম্বরপত্র থেকে ফলাফল হিসাব করে"],
	["migrate", "শুধু ডেটাবেস হালনাগাদ করে"],
];

/** @type {[command: string, purpose: string][]} */
const packed = [
	["check", "চালানোর মতো সব আছে কি না দেখে"],
	["check --parts", "সাইটটি কী কী দিয়ে তৈরি, তার তালিকা দেখায়"],
	["install", "একটি বিদ্যালয়ের যন্ত্রে সাইট বসায়: অ্যাকাউন্ট, systemd, nginx বা Caddy, সনদ"],
	["uninstall", "install যা বসিয়েছে তা সরায়; তথ্য থাকে"],
	["unit", "systemd-এর ইউনিটটি এই যন্ত্রের মতো করে লেখে"],
	["update FILE", "নতুন সংস্করণ পরীক্ষা করে বসায়"],
	["update --security", "নিরাপত্তার নতুন সংস্করণ এসে থাকলে বসায়"],
	["go-back", "হালনাগাদের আগের সংস্করণে ফেরে"],
	["add NAME --host HOST", "এই যন্ত্রে আরেকটি বিদ্যালয় যোগ করে"],
	["list", "যন্ত্রের সব বিদ্যালয়ের অবস্থা দেখায়"],
	["update --all FILE", "যন্ত্রের সব বিদ্যালয়ে নতুন সংস্করণ বসায়"],
	["as NAME COMMAND", "যন্ত্রের একটি বিদ্যালয়ের জন্য উপরের কোনো কাজ করে"],
	["help", "এই তালিকা দেখায়"],
	["--version", "সাইটের সংস্করণ দেখায়"],
];

/** Words that ask for the list, and for the version. */
export const asking = { help: ["help", "--help", "-h"], version: ["version", "--version", "-v"] };

const ofClone = "node lib/commands/run.js";

/** @param {string} [program] what is written before each command; without it those of a clone */
export const commandList = (program) =>
	[...everywhere, ...(program ? packed : packed.slice(-2))]
		.map(([command, purpose]) => `  ${`${program ?? ofClone} ${command}`.padEnd(42)} ${purpose}`)
		.join("\n");
