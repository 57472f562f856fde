/**
 * What people type into the search: words that mean the same, words that only fill a question, and by which words the
 * pages that every school has are looked for. Other spellings of a word are not listed: its sound finds them
 * (search-sounds).
 */

/** Words, or pairs of words, of which each stands for the others. */
export const synonyms: readonly (readonly string[])[] = [
	["ফলাফল", "ফল", "রেজাল্ট", "result", "resalt"],
	["মার্কশিট", "নম্বরপত্র", "নম্বর ফর্দ", "গ্রেডশিট", "প্রগতিপত্র", "ফলাফলপত্র", "marksheet", "mark sheet", "transcript"],
	["ভর্তি", "এডমিশন", "admission"],
	["ছুটি", "অবকাশ", "বন্ধ", "holiday", "vacation", "leave", "ভ্যাকেশন"],
	["নোটিশ", "বিজ্ঞপ্তি", "notice", "circular", "সার্কুলার"],
	["রুটিন", "সময়সূচি", "routine", "timetable", "time table", "schedule", "শিডিউল"],
	["পাঠ্যক্রম", "সিলেবাস", "syllabus", "curriculum", "কারিকুলাম"],
	["শিক্ষক", "শিক্ষিকা", "টিচার", "teacher", "স্যার", "sir"],
	["প্রধান শিক্ষক", "হেডমাস্টার", "headmaster", "head master", "head teacher", "হেড স্যার", "head sir", "principal"],
	["শিক্ষার্থী", "ছাত্র", "ছাত্রী", "student", "স্টুডেন্ট"],
	["কর্মচারী", "স্টাফ", "staff"],
	["পরীক্ষা", "এক্সাম", "exam", "examination", "test"],
	["প্রবেশপত্র", "admit card", "এডমিট কার্ড"],
	["পরিচয়পত্র", "id card", "আইডি কার্ড", "identity card"],
	["ফোন", "মোবাইল", "phone", "telephone", "টেলিফোন", "mobile", "fon"],
	["নম্বর", "নাম্বার", "number"],
	["তালিকা", "list", "লিস্ট"],
	["নাম", "name"],
	["ইমেইল", "email", "e mail", "মেইল", "mail"],
	["ফি", "বেতন", "fee", "fees", "payment", "পেমেন্ট"],
	["উপবৃত্তি", "বৃত্তি", "stipend", "scholarship", "স্কলারশিপ"],
	["ঈদ", "eid"],
	["পূজা", "puja", "দুর্গাপূজা"],
	["লগইন", "login", "log in", "sign in", "সাইন ইন", "লগ ইন"],
	["পাসওয়ার্ড", "password"],
	["যোগাযোগ", "contact", "কন্টাক্ট"],
	["ঠিকানা", "address", "location", "লোকেশন"],
	["মানচিত্র", "ম্যাপ", "map"],
	["শিক্ষাপঞ্জি", "ক্যালেন্ডার", "calendar", "পঞ্জিকা"],
	["সভাপতি", "চেয়ারম্যান", "chairman", "president"],
	["পরিচালনা পর্ষদ", "ম্যানেজিং কমিটি", "গভর্নিং বডি", "governing body", "managing committee", "smc"],
	["শ্রেণি", "ক্লাস", "class"],
	["শাখা", "সেকশন", "section"],
	["ফরম", "ফর্ম", "form"],
	["আবেদন", "দরখাস্ত", "application", "apply"],
	["বই", "পাঠ্যপুস্তক", "book", "books"],
	["পাঠাগার", "গ্রন্থাগার", "লাইব্রেরি", "library"],
	["বিদ্যালয়", "স্কুল", "school"],
	["গণিত", "অঙ্ক", "math", "maths", "mathematics", "ম্যাথ"],
	["ইংরেজি", "ইংলিশ", "english"],
	["বাংলা", "bangla", "bengali"],
	["বিজ্ঞান", "সায়েন্স", "science"],
	["পদার্থবিজ্ঞান", "physics", "ফিজিক্স"],
	["রসায়ন", "chemistry", "কেমিস্ট্রি"],
	["জীববিজ্ঞান", "biology", "বায়োলজি"],
	["কৃষিশিক্ষা", "agriculture"],
	["তথ্য ও যোগাযোগ প্রযুক্তি", "আইসিটি", "ict", "computer", "কম্পিউটার"],
	["বিজ্ঞানাগার", "ল্যাবরেটরি", "laboratory", "lab"],
	["রেজিস্ট্রেশন", "নিবন্ধন", "registration"],
	["ক্রীড়া", "খেলাধুলা", "খেলা", "sports", "স্পোর্টস", "game", "games"],
	["ইতিহাস", "history"],
	["সভা", "মিটিং", "meeting"],
	["সমাবেশ", "assembly"],
	["টিকা", "টিকাদান", "ভ্যাকসিন", "vaccine"],
	["টাইফয়েড", "typhoid"],
	["শিক্ষাসফর", "পিকনিক", "ভ্রমণ", "picnic", "tour", "study tour"],
	["ঘূর্ণিঝড়", "সাইক্লোন", "cyclone"],
	["বিতর্ক", "debate"],
	["মূল্যায়ন", "assessment", "evaluation"],
	["অভিযোগ", "complaint", "complain"],
	["স্বীকৃতি", "recognition"],
	["এমপিও", "mpo"],
	["এসএসসি", "ssc"],
	["বিজয় দিবস", "victory day"],
	["স্বাধীনতা দিবস", "independence day"],
	["বড়দিন", "christmas"],
	["মে দিবস", "may day"],
	["পহেলা বৈশাখ", "নববর্ষ", "পয়লা বৈশাখ"],
	["মাতৃভাষা দিবস", "একুশে ফেব্রুয়ারি", "ভাষা দিবস"],
	["জানুয়ারি", "january"],
	["ফেব্রুয়ারি", "february"],
	["মার্চ", "march"],
	["এপ্রিল", "april"],
	["জুন", "june"],
	["জুলাই", "july"],
	["আগস্ট", "august"],
	["সেপ্টেম্বর", "september"],
	["অক্টোবর", "october"],
	["নভেম্বর", "november"],
	["ডিসেম্বর", "december"],
	["নার্সারি", "nursery"],
	["প্রথম", "ওয়ান", "one", "1"],
	["দ্বিতীয়", "টু", "two", "2"],
	["তৃতীয়", "থ্রি", "three", "3"],
	["চতুর্থ", "ফোর", "four", "4"],
	["পঞ্চম", "ফাইভ", "five", "5"],
	["ষষ্ঠ", "সিক্স", "six", "6"],
	["সপ্তম", "সেভেন", "seven", "7"],
	["অষ্টম", "এইট", "eight", "8"],
	["নবম", "নাইন", "nine", "9"],
	["দশম", "টেন", "ten", "10"],
];

/** Words of a question that no page need have. */
export const fillers =
	`কি কী না কবে কখন কোথায় কই কীভাবে কিভাবে কেমনে কেন কত কোন কোনটি চাই চাইলে দেখব দেখবো দেখতে দেখার দেখা দেখুন দেখাও
	জানতে জানার হতে করব করবো করতে করার করে হবে আছে আছেন জন্য এর ও এবং আমার আমাদের আমি পাব পাবো পাওয়া যাবে যায় দিন
	kobe kokhon kothay koi kivabe kibhabe keno koto chai dekhbo dekhte dekha korbo korte kore hobe ache jonno er o amar
	how to where when what is are the a of for my me see show please want find get do i`.split(/\s+/);

/** Words that may stand beside the name of any page, and by which alone none is looked for. */
export const weakWords = "তালিকা তথ্য পাতা সবার জন্য আমাদের সব নতুন পেজ page".split(" ");

/** By which words a page is found, and which may stand beside one of them; words of its name and synonyms besides. */
type PageWords = { words: string; beside?: string };

export const pageWords = {
	"/": { words: "হোম home homepage মূল শুরু", beside: "প্রথম পেজ" },
	"/notices": { words: "নোটিশ ঘোষণা খবর news নিউজ", beside: "বোর্ড board সর্বশেষ latest new" },
	"/routines": { words: "রুটিন", beside: "ক্লাস শ্রেণি" },
	"/curriculums": { words: "পাঠ্যক্রম", beside: "শ্রেণি পাঠ্য" },
	"/calendar": {
		words: "শিক্ষাপঞ্জি ক্যালেন্ডার",
		beside: "একাডেমিক academic বার্ষিক শিক্ষাবর্ষ বছর year অনুষ্ঠান তারিখ",
	},
	"/holidays": { words: "ছুটি", beside: "দিন দিনগুলো days বছর সরকারি সাধারণ স্কুল" },
	"/teachers": { words: "শিক্ষক কর্মচারী শিক্ষকমণ্ডলী", beside: "নাম পরিচিতি বিদ্যালয়" },
	"/comittees": { words: "কমিটি পর্ষদ smc", beside: "ম্যানেজিং পরিচালনা সদস্য বিদ্যালয়" },
	"/contact": {
		words: "যোগাযোগ ফোন ঠিকানা ইমেইল মানচিত্র হেল্পলাইন helpline কল call",
		beside: "নম্বর অফিস office সময় বিদ্যালয় সঙ্গে সাথে",
	},
	"/section-list": { words: "শাখা সংখ্যা কতজন", beside: "শিক্ষার্থী মোট শ্রেণি ভিত্তিক লিঙ্গ" },
	"/student/student-application-form": {
		words: "ভর্তি আবেদন",
		beside: "ফরম অনলাইন online নতুন শিক্ষার্থী বিদ্যালয়",
	},
	"/student-result": {
		words: "ফলাফল মার্কশিট জিপিএ gpa গ্রেড grade মার্কস marks",
		beside: "পরীক্ষা বার্ষিক অর্ধবার্ষিক মাসিক আইডি শিক্ষার্থী পয়েন্ট",
	},
	"/student-login": {
		words: "লগইন পাসওয়ার্ড প্রোফাইল profile অ্যাকাউন্ট account",
		beside: "শিক্ষার্থী আইডি id ভুলে ভুল গেছি পরিবর্তন",
	},
	"/children": {
		words: "সন্তান ছেলেমেয়ে ভাইবোন",
		beside: "আরেক একাধিক দুই যোগ লগইন ফোন অভিভাবক",
	},
	"/students-information": {
		words: "শিক্ষার্থী ছাত্রছাত্রী রোল roll সহপাঠী ডিরেক্টরি directory",
		beside: "নাম নম্বর শ্রেণি শাখা বিদ্যালয়",
	},
	"/verify": {
		words: "যাচাই সনদ সনদপত্র প্রশংসাপত্র প্রত্যয়নপত্র ছাড়পত্র সার্টিফিকেট certificate testimonial verify verification",
		beside: "কাগজ আসল নকল জাল কোড কিউআর qr code পরিচয়পত্র বিদ্যালয়",
	},
	"/privacy": { words: "গোপনীয়তা privacy প্রাইভেসি", beside: "নীতি policy পলিসি সুরক্ষা" },
	"/accessibility": { words: "accessibility অ্যাক্সেসিবিলিটি প্রতিবন্ধী", beside: "দৃষ্টি" },
} as const satisfies Record<string, PageWords>;
