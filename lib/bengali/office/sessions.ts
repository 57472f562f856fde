/** Texts of the sessions of staff: the list of them, ending them, and what is said when one is over. */

export const sessionsText = {
	title: "আমার লগইনগুলো",
	titleOf: (name: string) => `লগইন: ${name}`,
	explain:
		"কোথায় কোথায় এই অ্যাকাউন্টে লগইন আছে। অচেনা কিছু দেখলে সেটি শেষ করুন, তারপর পাসওয়ার্ড বদলান। এক ঘণ্টা কাজ না করলে, কিংবা লগইনের ১২ ঘণ্টা পরে লগইন নিজে থেকেই শেষ হয়।",
	columns: { device: "যন্ত্র", address: "আইপি ঠিকানা", begun: "লগইনের সময়", used: "শেষ ব্যবহার" },
	unknownDevice: "জানা নেই",
	thisOne: "এই ব্রাউজার",
	none: "এখন কোথাও লগইন নেই।",
	endOne: "শেষ করুন",
	endOneOf: (device: string) => `লগইন শেষ করুন: ${device}`,
	confirm: (device: string) => `${device}: এই লগইন এখনই শেষ হবে। সেখানে আবার ঢুকতে পাসওয়ার্ড লাগবে।`,
	no: "থাক",
	endedOne: "লগইন শেষ হয়েছে।",
	open: "কোথায় কোথায় লগইন আছে দেখুন",

	/** Above a form whose text was typed before the session ended. */
	typedIsBack: "লগইন শেষ হওয়ার আগে যা লিখেছিলেন, তা ফিরে এসেছে। দেখে সংরক্ষণ করুন।",
	/** Said above the login to which the end of a session leads. */
	timeIsUp: "লগইনের সময় শেষ হয়েছে: এক ঘণ্টা কিছু করা হয়নি, বা লগইনের ১২ ঘণ্টা পেরিয়েছে। আবার ঢুকলে আগের পাতাতেই ফিরবেন।",
	over: "লগইনের ১২ ঘণ্টা পেরিয়ে গেছে। আবার লগইন করুন।",

	end: "অন্য সব জায়গা থেকে লগআউট করুন",
	explanation: "ফোন হারালে, কিংবা অন্যের কম্পিউটারে লগইন থেকে গেলে এটি চাপুন। এই ব্রাউজারে আপনার লগইন থাকবে।",
	ended: "অন্য সব জায়গা থেকে লগআউট হয়েছে।",
} as const;
