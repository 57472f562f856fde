// @ts-check
/**
 * What is wrong with the machine, and what to do: for the office, the log and who runs the commands. Plain JavaScript, for
 * the commands before they are bundled.
 */

export const machineFaults = {
	full: {
		bengali:
			"সার্ভারের ডিস্কে জায়গা নেই, তাই কিছুই সংরক্ষণ হচ্ছে না। যিনি সার্ভার দেখাশোনা করেন, তাঁকে জায়গা খালি করতে বলুন, তারপর আবার চেষ্টা করুন।",
		english: "The disk is full, so nothing can be written. Free some space and try again.",
	},
	readOnly: {
		bengali:
			"ডিস্ক বা ডেটাবেস এখন শুধু পড়া যায়, লেখা যায় না। ডিস্ক নষ্ট হতে শুরু করলে এমন হয়: ব্যাকআপ আছে কি না দেখুন, তারপর ডিস্কটি লেখার উপযোগী করে মাউন্ট করুন।",
		english:
			"The disk or the database is read-only. A failing disk becomes so: see that there is a backup, then mount it for writing again.",
	},
	locked: {
		bengali:
			"অন্য একটি প্রোগ্রাম ডেটাবেসটি আটকে রেখেছে, তাই লেখা যাচ্ছে না। একটু পরে আবার চেষ্টা করুন; না কমলে সেই প্রোগ্রামটি (যেমন ডেটাবেস দেখার বা কপি করার) বন্ধ করুন।",
		english:
			"Another program holds the database locked. Try again soon; if it lasts, stop that program (one that views or copies the database).",
	},
	io: {
		bengali: "ডিস্ক পড়া বা লেখা যাচ্ছে না। ডিস্কটি সম্ভবত নষ্ট হচ্ছে: এখনই ব্যাকআপগুলো অন্য যন্ত্রে কপি করুন, তারপর ডিস্ক বদলান।",
		english:
			"The disk cannot be read or written. It may be failing: copy the backups to another machine now, then replace it.",
	},
	damaged: {
		bengali: "ডেটাবেসটি নষ্ট। সাইট বন্ধ করে শেষ ভালো ব্যাকআপটি একটি খালি ফোল্ডারে ফিরিয়ে আনুন।",
		english: "The database is damaged. Stop the site and restore the last good backup into an empty folder.",
	},
	denied: {
		bengali:
			"এই অ্যাকাউন্টের এই ফোল্ডার বা ফাইলে লেখার বা পড়ার অনুমতি নেই। যে অ্যাকাউন্টে সাইট চলে সেটি দিয়ে চালান, অথবা DATA_DIR ও BACKUP_DIR তার নামে দিন (chown -R)।",
		english:
			"This account may not read or write that folder or file. Run this as the account of the site, or give it DATA_DIR and BACKUP_DIR (chown -R).",
	},
	noFolder: {
		bengali: "এমন কোনো ফাইল বা ফোল্ডার নেই, অথবা ফোল্ডারের জায়গায় একটি ফাইল আছে। DATA_DIR, BACKUP_DIR ও লেখা নামটি মিলিয়ে দেখুন।",
		english:
			"There is no such file or folder, or a file where a folder should be. Check DATA_DIR, BACKUP_DIR and the name that was given.",
	},
	wrongOption: {
		bengali: "নির্দেশটি এভাবে লেখা যায় না। সব নির্দেশের তালিকা: node school.js help",
		english: "The command is not written so. All of them: node school.js help",
	},
	portTaken: {
		bengali: "পোর্টটি অন্য একটি প্রোগ্রাম ব্যবহার করছে। সেটি বন্ধ করুন, অথবা PORT হিসেবে অন্য সংখ্যা দিন।",
		english: "Another program uses this port. Stop it, or set PORT to another number.",
	},
	portDenied: {
		bengali:
			"১০২৪-এর নিচের পোর্ট শুধু root খুলতে পারে। PORT হিসেবে বড় সংখ্যা দিন, যেমন 3000, আর সামনে nginx রাখুন (docs/running.md)।",
		english:
			"Only root may open a port below 1024. Set PORT to a greater number, such as 3000, and put nginx in front (docs/running.md).",
	},
	noAddress: {
		bengali: "এই যন্ত্রে এমন কোনো ঠিকানা নেই। HOST বাদ দিন, অথবা যন্ত্রটির নিজের একটি ঠিকানা দিন।",
		english: "This machine has no such address. Leave out HOST, or set it to one of its own addresses.",
	},
	exhausted: {
		bengali:
			"যন্ত্রটির মেমরি, খোলা ফাইল বা ডেটাবেসের সংযোগ ফুরিয়ে গেছে। একটু পরে আবার চেষ্টা করুন; না কমলে সাইট ও অন্য প্রোগ্রাম বন্ধ করে আবার চালু করুন।",
		english:
			"Memory, open files or connections of the database are used up. Try again soon; if it lasts, restart the site and what else runs.",
	},
	down: {
		bengali: "ডেটাবেস বা অন্য সার্ভারে পৌঁছানো যাচ্ছে না। সেটি চালু আছে কি না, আর DATABASE_URL ঠিক আছে কি না দেখুন।",
		english: "The database, or another server, cannot be reached. See that it runs, and check DATABASE_URL.",
	},
	wrongDatabase: {
		bengali: "ডেটাবেস এই নাম বা পাসওয়ার্ড নেয় না, অথবা এমন কোনো ডেটাবেস নেই। DATABASE_URL ঠিক করুন।",
		english: "The database refuses this name or password, or there is no such database. Correct DATABASE_URL.",
	},
};

/** @typedef {keyof typeof machineFaults} MachineFault */
