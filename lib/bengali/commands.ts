/** What the commands say to the person who runs the site. */
export const commandText = {
	firstStaffName: "প্রশাসক",
	notCompiled: "সাইটটি এখনো তৈরি হয়নি। আগে চালান / The site is not built yet. First run:\n  npm run build",
	migrated: "ডেটাবেস হালনাগাদ আছে। / The database is up to date.",
	noStaff:
		"কোনো কর্মী অ্যাকাউন্ট নেই। STAFF_EMAIL ও STAFF_PASSWORD (কমপক্ষে ১২ অক্ষর) দিয়ে আবার চালু করুন।\n" +
		"There is no staff account. Start again with STAFF_EMAIL and STAFF_PASSWORD (at least 12 characters).",
	staffMade: (email: string) => `প্রথম কর্মী অ্যাকাউন্ট তৈরি হয়েছে / The first staff account is made: ${email}`,
	seeding: "নমুনা বিদ্যালয়ের তথ্য ভরা হচ্ছে… / Filling in the demo school…",
	demoStaff: (email: string, password: string) => `নমুনা কর্মী / Demo staff, /admin: ${email}  ${password}`,
	demoStaffFile: (file: string) => `নমুনা কর্মীর পাসওয়ার্ড আছে এখানে / The demo staff's password is in ${file}`,
};
