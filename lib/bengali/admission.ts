/** Texts of the admission form. */

export const admissionTitles = { form: "ভর্তির আবেদন", details: "আবেদনের তথ্য" } as const;

/** Labels of the fields on the form and on the printed page, in the form's order. */
export const fieldNames = {
	name: "শিক্ষার্থীর নাম",
	date_of_birth: "জন্মতারিখ",
	date_of_birth_no: "জন্মনিবন্ধন নম্বর",
	gender: "লিঙ্গ",
	fathers_name: "পিতার নাম",
	father_mobile_no: "পিতার মোবাইল নম্বর",
	mothers_name: "মাতার নাম",
	mothers_mobile_no: "মাতার মোবাইল নম্বর",
	present_class: "যে শ্রেণিতে ভর্তি হতে চায়",
	permanent_class: "আগে যে শ্রেণিতে পড়ত",
	permanent_school_name: "আগের বিদ্যালয়ের নাম",
	present_address_thana: "বর্তমান ঠিকানা: থানা",
	present_address_details: "বর্তমান ঠিকানা: বিস্তারিত",
	permanent_address_thana: "স্থায়ী ঠিকানা: থানা",
	permanent_address_details: "স্থায়ী ঠিকানা: বিস্তারিত",
	image: "শিক্ষার্থীর ছবি",
	consent_name: "সম্মতি দিচ্ছেন যিনি তাঁর নাম, পিতা না হলে",
} as const;

export const groupNames = {
	student: "শিক্ষার্থী",
	parents: "পিতা ও মাতা",
	classes: "শ্রেণি ও আগের বিদ্যালয়",
	presentAddress: "বর্তমান ঠিকানা",
	permanentAddress: "স্থায়ী ঠিকানা",
	photo: "ছবি",
	consent: "সম্মতি",
} as const;

export const applicationText = {
	english: "সব তথ্য ইংরেজিতে লিখুন।",
	inEnglish: "এই ঘরে ইংরেজি অক্ষরে লিখুন।",
	starred: "লাল তারা চিহ্নিত ঘরগুলো অবশ্যই পূরণ করতে হবে।",
	star: "*",
	datePlaceholder: "dd-mm-yyyy",
	hints: {
		name: "জন্মনিবন্ধনে যেভাবে আছে, ইংরেজিতে, যেমন: Nusrat Jahan",
		date_of_birth: "দিন-মাস-বছর, যেমন: ২৫-০১-২০১৫",
		date_of_birth_no: "১৭ সংখ্যা, পুরোনো হলে ১৬ সংখ্যা",
		fathers_name: "ইংরেজিতে, যেমন: Abdul Karim",
		father_mobile_no: "১১ সংখ্যা, যেমন: 01712345678",
		mothers_name: "ইংরেজিতে, যেমন: Rahima Begum",
		mothers_mobile_no: "১১ সংখ্যা, যেমন: 01712345678",
		present_address_details: "বাড়ি, গ্রাম বা রাস্তা, ডাকঘর",
		permanent_address_details: "বাড়ি, গ্রাম বা রাস্তা, ডাকঘর",
		consent_name: "ইংরেজিতে; খালি রাখলে পিতার নাম ধরা হবে",
	},
	sameAddress: "বর্তমান ঠিকানাটিই এখানে লিখুন",
	addressCopied: "বর্তমান ঠিকানা স্থায়ী ঠিকানার ঘরে লেখা হয়েছে।",
	send: "আবেদন পাঠান",
	sending: "পাঠানো হচ্ছে…",
	retry: "আবার পাঠান",
	nothingLost: "আপনার লেখা সব তথ্য এখানেই আছে। আবার পাঠালেও একটিই আবেদন জমা হবে।",
	noSignal: "এখন ইন্টারনেট সংযোগ নেই, তাই এবার কিছু পাঠানো হয়নি। সংযোগ ফিরে এলে এখানেই জানানো হবে।",
	signalBack:
		"সংযোগ ফিরে এসেছে। আবেদনটি পাঠানো শেষ হয়নি, আপনার লেখা সব তথ্য এখানেই আছে। নিজে থেকে কিছু পাঠানো হবে না, বোতাম চেপে এখন পাঠান।",
	sendNow: "এখন পাঠান",
} as const;

export const applicationErrors = {
	/** Messages for empty fields; other messages are prefixed with the field's label. */
	required: {
		name: "শিক্ষার্থীর নাম লিখুন।",
		gender: "শিক্ষার্থীর লিঙ্গ বেছে নিন।",
		fathers_name: "পিতার নাম লিখুন।",
		mothers_name: "মাতার নাম লিখুন।",
		present_class: "যে শ্রেণিতে ভর্তি হতে চায় তা বেছে নিন।",
	},
	at: (field: string, sentence: string) => `${field}: ${sentence}`,
} as const;

export const draftText = {
	cleared: "সব লেখা মুছে ফেলা হয়েছে।",
	kept: "না পাঠানো পর্যন্ত আপনার লেখা শুধু এই ব্রাউজারে জমা থাকে, পাঠানো হলে মুছে যায়। অন্যের ফোন বা কম্পিউটারে লিখলে কাজ শেষে মুছে ফেলুন।",
	photoLost: "ছবিটি এই ব্রাউজারে জমা রাখা যায়নি। পাতাটি আবার খুললে ছবিটি আবার বেছে নিতে হবে।",
} as const;

export const photoText = {
	guidance:
		"৩০০×৩০০ পিক্সেল, ১০০ কিলোবাইটের কম। ফোনে তোলা বড় ছবি দিলেও চলবে: এখানেই মাঝখান থেকে কেটে ছোট করা হবে। JPG, PNG বা WebP ছবি দিন।",
	plainGuidance: "JPG, PNG বা WebP ছবি দিন। ছবি ছোট হলে তাড়াতাড়ি যাবে।",
	chooseAgain: "ছবি বেছে নিয়ে থাকলে আবার বেছে নিন।",
	choose: "ছবি বেছে নিন",
	chooseOther: "অন্য ছবি বেছে নিন",
	preview: "বেছে নেওয়া ছবি",
	working: "ছবিটি ছোট করা হচ্ছে…",
	ready: (size: string) => `ছবিটি প্রস্তুত: ৩০০×৩০০ পিক্সেল, ${size} কিলোবাইট।`,
	remove: "ছবিটি সরান",
	reopen: "ছবি ছোট করার অংশটি আসেনি। পাতাটি আবার খুলুন (রিলোড করুন), তারপর ছবিটি আবার বেছে নিন।",
} as const;
