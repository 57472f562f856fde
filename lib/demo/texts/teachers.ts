/** Teachers and staff: invented, the head teacher first. */
import { palette } from "../pictures/palette";
import type { Look } from "../pictures/portrait";

export type PersonText = {
	name: string;
	designation: string;
	subject?: string;
	look?: Look;
	/** Teachers and staff alone; a teacher when left out. */
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
		look: { skin: 1, hair: 3, style: "short", clothes: "suit", color: palette.ink, glasses: true },
	},
	{
		name: "শাহনাজ পারভীন",
		rank: "head",
		designation: "সহকারী প্রধান শিক্ষক",
		subject: "বাংলা",
		look: { skin: 3, hair: 0, style: "scarf", clothes: "kameez", color: palette.waterDeep },
	},
	{
		name: "বিমল চন্দ্র দাস",
		designation: senior,
		subject: "গণিত",
		look: {
			skin: 2,
			hair: 2,
			style: "thinning",
			clothes: "shirt",
			color: palette.leaf,
			glasses: true,
			background: palette.cream,
		},
	},
	{
		name: "মোঃ জাহাঙ্গীর আলম",
		designation: senior,
		subject: "ইংরেজি",
		look: { skin: 0, hair: 1, style: "side", clothes: "shirt", color: palette.navy },
	},
	{
		name: "নাজমুন নাহার",
		designation: senior,
		subject: "জীববিজ্ঞান",
		look: {
			skin: 0,
			hair: 0,
			style: "scarf",
			clothes: "kameez",
			color: palette.rose,
			glasses: true,
			background: palette.cream,
		},
	},
	{
		name: "মাওলানা ইব্রাহিম খলিল",
		designation: assistant,
		subject: "ইসলাম শিক্ষা",
		look: {
			skin: 2,
			hair: 0,
			style: "cap",
			clothes: "panjabi",
			color: palette.white,
			beard: true,
			background: palette.skyDeep,
		},
	},
	{
		name: "সুমিত্রা রানী মজুমদার",
		designation: assistant,
		subject: "হিন্দুধর্ম শিক্ষা",
		look: { skin: 3, hair: 0, style: "bun", clothes: "saree", color: palette.brickDark, background: palette.wall },
	},
	{ name: "মোঃ রফিকুল ইসলাম", designation: assistant, subject: "পদার্থবিজ্ঞান" },
	{
		name: "ফারহানা ইয়াসমিন",
		designation: assistant,
		subject: "রসায়ন",
		look: { skin: 1, hair: 0, style: "scarf", clothes: "kameez", color: palette.leafDeep, background: palette.sand },
	},
	{
		name: "জেমস অনিল গোমেজ",
		designation: assistant,
		subject: "ইংরেজি",
		look: { skin: 4, hair: 0, style: "short", clothes: "shirt", color: palette.brick },
	},
	{
		name: "মোঃ কামরুল হাসান",
		designation: assistant,
		subject: "তথ্য ও যোগাযোগ প্রযুক্তি",
		look: {
			skin: 0,
			hair: 0,
			style: "side",
			clothes: "shirt",
			color: palette.waterDeep,
			glasses: true,
			background: palette.wall,
		},
	},
	{
		name: "তানিয়া আক্তার",
		designation: assistant,
		subject: "বাংলাদেশ ও বিশ্বপরিচয়",
		look: { skin: 1, hair: 1, style: "plait", clothes: "kameez", color: palette.coral },
	},
	{ name: "মোঃ মিজানুর রহমান", designation: assistant, subject: "কৃষিশিক্ষা" },
	{
		name: "রেহানা বেগম",
		designation: assistant,
		subject: "গার্হস্থ্যবিজ্ঞান",
		look: { skin: 4, hair: 2, style: "scarf", clothes: "kameez", color: palette.navy, background: palette.cream },
	},
	{
		name: "মোঃ সাইফুল্লাহ",
		designation: assistant,
		subject: "শারীরিক শিক্ষা ও স্বাস্থ্য",
		look: {
			skin: 1,
			hair: 0,
			style: "short",
			clothes: "shirt",
			color: palette.sun,
			beard: true,
			background: palette.skyDeep,
		},
	},
	{
		name: "প্রদীপ কুমার শীল",
		designation: assistant,
		subject: "চারু ও কারুকলা",
		look: { skin: 3, hair: 1, style: "side", clothes: "panjabi", color: palette.coral, background: palette.wall },
	},
	{ name: "উম্মে কুলসুম", designation: `${assistant} (প্রাথমিক শাখা)`, subject: "বাংলা" },
	{
		name: "মংচিং রাখাইন",
		designation: assistant,
		subject: "ব্যবসায় উদ্যোগ",
		look: { skin: 3, hair: 0, style: "short", clothes: "suit", color: palette.navy },
	},
	{
		name: "আয়েশা সিদ্দিকা",
		rank: "staff",
		designation: "সহকারী গ্রন্থাগারিক",
		look: { skin: 2, hair: 0, style: "scarf", clothes: "kameez", color: palette.slate, background: palette.wall },
	},
	{
		name: "মোঃ নুরুল হক",
		rank: "staff",
		designation: "অফিস সহকারী কাম কম্পিউটার অপারেটর",
		look: { skin: 0, hair: 2, style: "thinning", clothes: "shirt", color: palette.slate },
	},
	{ name: "সঞ্জয় কুমার সাহা", rank: "staff", designation: "হিসাব সহকারী" },
	{ name: "মোঃ আবুল কালাম", rank: "staff", designation: "অফিস সহায়ক" },
	{ name: "জোছনা বেগম", rank: "staff", designation: "আয়া" },
	{ name: "মোঃ শাহ আলম", rank: "staff", designation: "নৈশপ্রহরী" },
];
