/** Texts of the form of admission outside of its days. */

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
