/** The managing committee: invented, its chair first. */
import type { PersonText } from "./teachers";

const guardian = "অভিভাবক সদস্য";

export const committee: readonly PersonText[] = [
	{
		name: "আলহাজ মোঃ সিরাজুল ইসলাম হাওলাদার",
		designation: "সভাপতি",
		portrait: "sirajul-islam-howlader.webp",
	},
	{ name: "মোঃ আবদুল মান্নান", designation: "সদস্যসচিব (প্রধান শিক্ষক)", portrait: "abdul-mannan.webp" },
	{
		name: "ডা. রেজাউল করিম তালুকদার",
		designation: "দাতা সদস্য",
		portrait: "rezaul-karim-talukdar.webp",
	},
	{ name: "মোঃ শহীদুল্লাহ মাতব্বর", designation: guardian },
	{
		name: "পরিমল চন্দ্র দেবনাথ",
		designation: guardian,
		portrait: "parimal-chandra-debnath.webp",
	},
	{
		name: "মোঃ হারুন অর রশিদ",
		designation: guardian,
		portrait: "harun-or-rashid.webp",
	},
	{ name: "মোঃ জসিম উদ্দিন ফরাজী", designation: guardian },
	{
		name: "মাকসুদা বেগম",
		designation: "সংরক্ষিত মহিলা অভিভাবক সদস্য",
		portrait: "maksuda-begum.webp",
	},
	{ name: "বিমল চন্দ্র দাস", designation: "শিক্ষক প্রতিনিধি", portrait: "bimal-chandra-das.webp" },
];
