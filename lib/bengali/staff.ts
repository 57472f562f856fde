/** Every word of the back office that is ours; Payload brings its own bn-BD texts for the rest. */

const label = (singular: string, plural: string) => ({ singular, plural });

export const staffText = {
	groups: { publish: "প্রকাশনা", people: "ব্যক্তিবর্গ", site: "ওয়েবসাইট", office: "দপ্তর" },

	staff: label("কর্মী অ্যাকাউন্ট", "কর্মী অ্যাকাউন্ট"),
	media: label("ছবি বা ফাইল", "ছবি ও ফাইল"),
	slides: label("স্লাইড", "স্লাইডার"),
	contents: label("কনটেন্ট পাতা", "কনটেন্ট পাতা"),
	notices: label("নোটিশ", "নোটিশ"),
	routines: label("রুটিন", "রুটিন"),
	curriculums: label("পাঠ্যক্রম", "পাঠ্যক্রম"),
	teachers: label("শিক্ষক বা কর্মচারী", "শিক্ষক ও কর্মচারী"),
	committeeMembers: label("কমিটির সদস্য", "ম্যানেজিং কমিটি"),
	menuEntries: label("মেনুর লিংক", "মেনু"),
	settings: "সাইটের সেটিংস",
	contact: "যোগাযোগের তথ্য",

	fields: {
		name: "নাম",
		title: "শিরোনাম",
		link: "লিংক",
		alt: "ছবির বর্ণনা",
		picture: "ছবি",
		attachment: "ফাইল (ছবি বা পিডিএফ)",
		body: "লেখা",
		publishedAt: "প্রকাশের তারিখ",
		place: "কোথায় দেখা যাবে",
		readmoreText: "সংক্ষিপ্ত লেখা",
		designation: "পদবি",
		subject: "বিষয়",
		phone: "মোবাইল নম্বর",
		email: "ইমেইল",
		schoolName: "বিদ্যালয়ের নাম",
		schoolAddress: "ঠিকানা",
		schoolMobile: "মোবাইল নম্বর",
		headerColor: "হেডারের রং",
		nameColor: "বিদ্যালয়ের নামের রং",
		nameSize: "বিদ্যালয়ের নামের আকার (পিক্সেল)",
		menuColor: "মেনুর রং",
		logo: "লোগো",
		footerPicture: "পাতার নিচের ছবি",
		socialPage: "ফেসবুক পাতার ঠিকানা",
		anthemVideo: "জাতীয় সংগীতের ভিডিওর ঠিকানা (ইউটিউব)",
		eiin: "ইআইআইএন নম্বর",
		address: "ঠিকানা",
		officeDays: "অফিসের দিন",
		officeHours: "অফিসের সময়",
	},

	places: {
		history: "প্রথম পাতা: প্রতিষ্ঠানের ইতিহাস",
		home: "প্রথম পাতা: ছবিসহ কনটেন্ট",
		page: "শুধু নিজের পাতায় (মেনু থেকে লিংক দিন)",
	},

	hints: {
		name: "এই নামেই পাতার ঠিকানা তৈরি হয়। একই নাম দুবার দেওয়া যায় না।",
		alt: "যাঁরা ছবি দেখতে পান না, তাঁদের জন্য এক লাইনে লিখুন ছবিতে কী আছে।",
		color: "ছয় অক্ষরের রঙের কোড, # ছাড়া। যেমন: 0b5d3b",
		menuLink: "যেমন: /notices, অথবা /content/ এর পরে কনটেন্টের নাম",
		phone: "১১ সংখ্যার মোবাইল নম্বর, যেমন: 01712345678",
		attachment: "ছবি বা পিডিএফ দিলে দর্শকেরা ডাউনলোড করতে পারবেন।",
		order: "সারিগুলো টেনে ওপরে-নিচে সাজানো যায়।",
		video: "যেমন: https://www.youtube.com/watch?v=…",
	},

	errors: {
		name: "নাম শুধু ফোঁটা দিয়ে হতে পারে না এবং ২০০ অক্ষরের বেশি হতে পারে না।",
		color: "রঙের কোড ঠিক ছয় অক্ষরের (0-9, a-f) হতে হবে।",
		phone: "সঠিক মোবাইল নম্বর দিন, যেমন: 01712345678",
		link: "লিংক / অথবা https:// দিয়ে শুরু হতে হবে।",
		eiin: "ইআইআইএন ছয় সংখ্যার হতে হবে।",
		video: "ইউটিউব ভিডিওর ঠিকানা দিন।",
		lastStaff: "শেষ কর্মী অ্যাকাউন্টটি মোছা যাবে না, মুছলে আর কেউ ঢুকতে পারবে না। আগে আরেকটি অ্যাকাউন্ট তৈরি করুন।",
		noEmail:
			"এই ওয়েবসাইট ইমেইল পাঠায় না। নতুন পাসওয়ার্ডের জন্য বিদ্যালয়ের অন্য কোনো কর্মী অ্যাকাউন্ট থেকে আপনার অ্যাকাউন্টে গিয়ে পাসওয়ার্ড বদলে দিতে বলুন।",
		url: "https:// দিয়ে শুরু হওয়া পূর্ণ ঠিকানা দিন।",
	},
} as const;
