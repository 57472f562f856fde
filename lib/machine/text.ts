const restore = {
	bengali:
		"সাইট চালু করা হয়নি, কিছু বদলানোও হয়নি। ব্যাকআপ থেকে ডেটাবেস ফিরিয়ে এনে আবার চালু করুন। " +
		"একেবারে নতুন করে শুরু করতে চাইলে DATA_DIR হিসেবে একটি খালি ফোল্ডার, আর S3 হলে একটি খালি ভাণ্ডার দিন।",
	english:
		"The site was not started and nothing was changed. Restore the database from a backup and start again. " +
		"To begin with a new school, give an empty folder as DATA_DIR, and with S3 an empty bucket or S3_PREFIX.",
};

/** Messages of the commands to the operator. */
export const commandText = {
	firstStaffName: "প্রশাসক",
	notCompiled: "সাইটটি এখনো তৈরি হয়নি। আগে চালান / The site is not built yet. First run:\n  npm run build",
	portTaken: (port: number) =>
		`${port} পোর্টে অন্য কিছু চলছে। সেটি বন্ধ করুন, অথবা PORT হিসেবে অন্য সংখ্যা দিন।\n` +
		`Something else runs on port ${port}. Stop it, or set PORT to another number.`,
	folderInUse: (folder: string) =>
		`এই ফোল্ডারে সাইটটি আগেই চলছে: ${folder}। সেটি বন্ধ করে আবার চেষ্টা করুন, অথবা DATA_DIR হিসেবে অন্য ফোল্ডার দিন।\n` +
		`A site already runs on this folder: ${folder}. Stop it and try again, or set DATA_DIR to another folder.`,
	steps: {
		compile: "সাইট তৈরি / Compiling",
		fill: "নমুনা বিদ্যালয় / Demo school",
	},
	stepTook: (step: string, seconds: number) => `${step}: ${seconds.toFixed(1)} s`,
	migrated: "ডেটাবেস হালনাগাদ আছে। / The database is up to date.",
	noStaff:
		"কোনো কর্মী অ্যাকাউন্ট নেই। STAFF_EMAIL ও STAFF_PASSWORD (কমপক্ষে ১২ অক্ষর) দিয়ে আবার চালু করুন।\n" +
		"There is no staff account. Start again with STAFF_EMAIL and STAFF_PASSWORD (at least 12 characters).",
	firstHead: (address: string) =>
		`প্রধানের অ্যাকাউন্ট এখনো নেই। সাইট চালু হলে ব্রাউজারে এই ঠিকানাটি খুলুন; অ্যাকাউন্ট তৈরি হলে ঠিকানাটি আর চলবে না:\n` +
		`There is no account of a head yet. When the site runs, open this address once:\n\n  ${address}\n`,
	staffMade: (email: string) => `প্রথম কর্মী অ্যাকাউন্ট তৈরি হয়েছে / The first staff account is made: ${email}`,
	passwordUsage: "npm run staff-password -- EMAIL, node school.js staff-password EMAIL (বা ব্যবহারকারীর নাম / or user name)",
	secondFactorUsage:
		"npm run command -- staff-second-factor EMAIL, node school.js staff-second-factor EMAIL (বা ব্যবহারকারীর নাম / or user name)",
	secondFactorRemoved: (name: string) =>
		`দুই ধাপের লগইন সরানো হয়েছে, আগের সব লগইন শেষ / The second factor is removed and all sessions are ended: ${name}`,
	noSecondFactor: (name: string) => `দুই ধাপের লগইন চালুই ছিল না / There was no second factor: ${name}`,
	noSchool: (folder: string) =>
		`এখানে কোনো বিদ্যালয়ের ডেটাবেস নেই: ${folder}। DATA_DIR ঠিক আছে কি না দেখুন।\n` +
		`There is no school's database in ${folder}. Check DATA_DIR.`,
	noSuchStaff: (name: string, known: readonly string[]) =>
		`এই ইমেইল বা নামের কোনো কর্মী অ্যাকাউন্ট নেই: ${name}। যেগুলো আছে: ${known.join(", ")}\n` +
		`There is no staff account with this e-mail address or user name: ${name}. Those that exist: ${known.join(", ")}`,
	passwordRefused: (reason: string) =>
		`${reason}\nThe password was refused and nothing was changed: at least 12 characters, not a common one, not the e-mail address or user name.`,
	passwordSet: (name: string, password: string | undefined) =>
		`নতুন পাসওয়ার্ড দেওয়া হয়েছে, আগের সব লগইন শেষ / The new password is set and all sessions are ended: ${name}${password ? `\n\n  ${password}\n` : ""}`,
	databaseRefused: {
		missing: (file: string, found: readonly string[]) =>
			`আগের বিদ্যালয়ের ফাইল আছে (${found.join(", ")}), কিন্তু ডেটাবেস নেই: ${file}। ${restore.bengali}\n` +
			`There are files of a school (${found.join(", ")}) but no database: ${file}. ${restore.english}`,
		empty: (_file: string, found: readonly string[]) =>
			`ডেটাবেস খালি, অথচ আগের বিদ্যালয়ের ফাইল আছে (${found.join(", ")})। ${restore.bengali}\n` +
			`The database is empty, but there are files of a school (${found.join(", ")}). ${restore.english}`,
		older: () =>
			"ডেটাবেসটি 1.0.0 সংস্করণেরও আগের। সাইট চালু করা হয়নি, কিছু বদলানোও হয়নি। আগে 1.0.0 সংস্করণ বসিয়ে একবার চালু করুন, তারপর এই সংস্করণ চালু করুন।\n" +
			"The database is from before release 1.0.0. The site was not started and nothing was changed. " +
			"Install release 1.0.0 and start it once, then start this one.",
		newer: () =>
			"ডেটাবেসটি সাইটের নতুন সংস্করণের। সাইট চালু করা হয়নি, কিছু বদলানোও হয়নি। নতুন সংস্করণটি চালু করুন, অথবা হালনাগাদের আগের ব্যাকআপ খালি ফোল্ডারে ফিরিয়ে আনুন।\n" +
			"The database is that of a newer version of the site. The site was not started and nothing was changed. " +
			"Start the newer version, or restore a backup from before its update into an empty folder.",
		damaged: (file: string) =>
			`ডেটাবেসটি নষ্ট: ${file}। ${restore.bengali}\nThe database is damaged: ${file}. ${restore.english}`,
	},
	noSecret: (file: string) =>
		`বিদ্যালয়ের গোপন চাবির ফাইলটি নেই: ${file}। সাইট চালু করা হয়নি, কিছু বদলানোও হয়নি। ব্যাকআপের ভেতরের secret ফাইলটি সেখানে রাখুন ` +
		"(tar -xOf ব্যাকআপ archive.tar.gz | tar -xz secret), অথবা একটি খালি ফোল্ডারে ব্যাকআপ ফিরিয়ে আনুন। কোথাও না থাকলে SECRET হিসেবে কমপক্ষে ৩২ অক্ষর দিন: " +
		"তখন ছাপানো কাগজের পুরোনো কোড আর মিলবে না।\n" +
		`The school's secret is missing: ${file}. The site was not started and nothing was changed. Put the file "secret" of a backup ` +
		"there (tar -xOf BACKUP archive.tar.gz | tar -xz secret), or restore the backup into an empty folder. If it is lost, set SECRET to 32 characters or " +
		"more: codes on papers printed so far are then no longer recognised.",
	otherSecret: (file: string) =>
		`SECRET এই বিদ্যালয়ের নয়: ${file} ফাইলে অন্যটি আছে। SECRET হিসেবে সেটি দিন।\n` +
		`SECRET is not that of this school: ${file} has another one. Set SECRET to that.`,
	seeding: "নমুনা বিদ্যালয়ের তথ্য ভরা হচ্ছে… / Filling in the demo school…",
	demoStaff: (email: string, password: string) => `নমুনা কর্মী / Demo staff, /admin: ${email}  ${password}`,
	demoStaffFile: (file: string) => `নমুনা কর্মীর পাসওয়ার্ড আছে এখানে / The demo staff's password is in ${file}`,
};

/** What is said of settings, which an operator gives as environment variables. */
export const settingsText = {
	wrong: "এই সেটিংসগুলো ঠিক নেই (docs/settings.md) / These settings are wrong:",
	former: (names: string[]) =>
		`এই সেটিংগুলো আর নেই, মুছে দিন (docs/settings.md) / No settings any more, remove them: ${names.join(", ")}`,
};
