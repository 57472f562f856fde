/** Texts of the setting with the days of admission, and of the form outside of them. */

export const admissionDaysText = {
	label: "ভর্তির আবেদনের সময়",
	fields: { opensAt: "আবেদন শুরুর দিন", closesAt: "আবেদনের শেষ দিন" },
	hints: {
		both: "এই দুই দিনের বাইরে ওয়েবসাইটে ভর্তির ফরমের জায়গায় তারিখ দেখা যায়। দুটিই খালি রাখলে সারা বছর আবেদন করা যায়।",
		opensAt: "এই দিনের শুরু থেকে আবেদন করা যাবে। খালি রাখলে এখন থেকেই।",
		closesAt: "এই দিন শেষ হওয়া পর্যন্ত আবেদন করা যাবে। খালি রাখলে শেষ দিন নেই।",
	},
	errors: { order: "শেষ দিনটি শুরুর দিনের আগে পড়েছে। শুরুর দিন বা তার পরের কোনো দিন বেছে নিন।" },
} as const;

/** Why an application is not accepted, on the form's page and in the answer to an application. */
export const admissionClosedText = {
	before: (opens: string) => `ভর্তির আবেদন এখনো শুরু হয়নি। আবেদন করা যাবে ${opens} তারিখ থেকে।`,
	beforeBoth: (opens: string, closes: string) =>
		`ভর্তির আবেদন এখনো শুরু হয়নি। আবেদন করা যাবে ${opens} তারিখ থেকে ${closes} তারিখ পর্যন্ত।`,
	after: (closes: string) => `ভর্তির আবেদনের সময় শেষ হয়েছে। শেষ দিন ছিল ${closes}।`,
} as const;

/** Beside that, on the form's page. */
export const closedFormText = {
	heading: "এখন আবেদন নেওয়া হচ্ছে না",
	contact: "প্রয়োজনে বিদ্যালয়ের অফিসে যোগাযোগ করুন।",
	draft: "আপনার আগের লেখা মুছে যায়নি, এই ব্রাউজারেই জমা আছে। আবেদন আবার শুরু হলে এই পাতা খুললেই লেখাগুলো ফরমে ফিরে আসবে।",
} as const;
