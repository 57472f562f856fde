/** Teachers and staff: invented, the head teacher first. */

export type PersonText = {
	name: string;
	designation: string;
	subject?: string;
	/** A file of lib/demo/files/portraits. */
	portrait?: `${string}.webp`;
	/** Not for committee members; default "teacher". */
	rank?: "head" | "staff";
};

const senior = "সিনিয়র শিক্ষক";
const assistant = "সহকারী শিক্ষক";

export const teachers: readonly PersonText[] = [
	{
		name: "মোঃ আবদুল মান্নান",
		rank: "head",
		designation: "প্রধান শিক্ষক",
		subject: "ইংরেজি",
		portrait: "abdul-mannan.webp",
	},
	{
		name: "শাহনাজ পারভীন",
		rank: "head",
		designation: "সহকারী প্রধান শিক্ষক",
		subject: "বাংলা",
		portrait: "shahnaz-parvin.webp",
	},
	{
		name: "বিমল চন্দ্র দাস",
		designation: senior,
		subject: "গণিত",
		portrait: "bimal-chandra-das.webp",
	},
	{
		name: "মোঃ জাহাঙ্গীর আলম",
		designation: senior,
		subject: "ইংরেজি",
		portrait: "jahangir-alam.webp",
	},
	{
		name: "নাজমুন নাহার",
		designation: senior,
		subject: "জীববিজ্ঞান",
		portrait: "nazmun-nahar.webp",
	},
	{
		name: "মাওলানা ইব্রাহিম খলিল",
		designation: assistant,
		subject: "ইসলাম শিক্ষা",
		portrait: "ibrahim-khalil.webp",
	},
	{
		name: "সুমিত্রা রানী মজুমদার",
		designation: assistant,
		subject: "হিন্দুধর্ম শিক্ষা",
		portrait: "sumitra-rani-majumdar.webp",
	},
	{ name: "মোঃ রফিকুল ইসলাম", designation: assistant, subject: "পদার্থবিজ্ঞান" },
	{
		name: "ফারহানা ইয়াসমিন",
		designation: assistant,
		subject: "রসায়ন",
		portrait: "farhana-yasmin.webp",
	},
	{
		name: "জেমস অনিল গোমেজ",
		designation: assistant,
		subject: "ইংরেজি",
		portrait: "james-anil-gomes.webp",
	},
	{
		name: "মোঃ কামরুল হাসান",
		designation: assistant,
		subject: "তথ্য ও যোগাযোগ প্রযুক্তি",
		portrait: "kamrul-hasan.webp",
	},
	{
		name: "তানিয়া আক্তার",
		designation: assistant,
		subject: "বাংলাদেশ ও বিশ্বপরিচয়",
		portrait: "tania-akter.webp",
	},
	{ name: "মোঃ মিজানুর রহমান", designation: assistant, subject: "কৃষিশিক্ষা" },
	{
		name: "রেহানা বেগম",
		designation: assistant,
		subject: "গার্হস্থ্যবিজ্ঞান",
		portrait: "rehana-begum.webp",
	},
	{
		name: "মোঃ সাইফুল্লাহ",
		designation: assistant,
		subject: "শারীরিক শিক্ষা ও স্বাস্থ্য",
		portrait: "saifullah.webp",
	},
	{
		name: "প্রদীপ কুমার শীল",
		designation: assistant,
		subject: "চারু ও কারুকলা",
		portrait: "pradip-kumar-shil.webp",
	},
	{ name: "উম্মে কুলসুম", designation: `${assistant} (প্রাথমিক শাখা)`, subject: "বাংলা" },
	{
		name: "মংচিং রাখাইন",
		designation: assistant,
		subject: "ব্যবসায় উদ্যোগ",
		portrait: "mongching-rakhain.webp",
	},
	{
		name: "আয়েশা সিদ্দিকা",
		rank: "staff",
		designation: "সহকারী গ্রন্থাগারিক",
		portrait: "ayesha-siddika.webp",
	},
	{
		name: "মোঃ নুরুল হক",
		rank: "staff",
		designation: "অফিস সহকারী কাম কম্পিউটার অপারেটর",
		portrait: "nurul-haque.webp",
	},
	{ name: "সঞ্জয় কুমার সাহা", rank: "staff", designation: "হিসাব সহকারী" },
	{ name: "মোঃ আবুল কালাম", rank: "staff", designation: "অফিস সহায়ক" },
	{ name: "জোছনা বেগম", rank: "staff", designation: "আয়া" },
	{ name: "মোঃ শাহ আলম", rank: "staff", designation: "নৈশপ্রহরী" },
];
