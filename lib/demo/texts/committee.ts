/** The managing committee: invented, its chair first. */
import { palette } from "../pictures/palette";
import { type PersonText, teachers } from "./teachers";

const guardian = "অভিভাবক সদস্য";

export const committee: readonly PersonText[] = [
	{
		name: "আলহাজ মোঃ সিরাজুল ইসলাম হাওলাদার",
		designation: "সভাপতি",
		look: {
			skin: 0,
			hair: 3,
			style: "cap",
			clothes: "panjabi",
			color: palette.mist,
			beard: true,
			glasses: true,
			background: palette.skyDeep,
		},
	},
	{ name: "মোঃ আবদুল মান্নান", designation: "সদস্যসচিব (প্রধান শিক্ষক)", look: teachers[0]?.look },
	{
		name: "ডা. রেজাউল করিম তালুকদার",
		designation: "দাতা সদস্য",
		look: {
			skin: 3,
			hair: 2,
			style: "side",
			clothes: "suit",
			color: palette.navy,
			glasses: true,
			background: palette.cream,
		},
	},
	{ name: "মোঃ শহীদুল্লাহ মাতব্বর", designation: guardian },
	{
		name: "পরিমল চন্দ্র দেবনাথ",
		designation: guardian,
		look: { skin: 2, hair: 0, style: "short", clothes: "shirt", color: palette.leafDark, background: palette.wall },
	},
	{
		name: "মোঃ হারুন অর রশিদ",
		designation: guardian,
		look: { skin: 4, hair: 1, style: "short", clothes: "panjabi", color: palette.water, beard: true },
	},
	{ name: "মোঃ জসিম উদ্দিন ফরাজী", designation: guardian },
	{
		name: "মাকসুদা বেগম",
		designation: "সংরক্ষিত মহিলা অভিভাবক সদস্য",
		look: { skin: 1, hair: 0, style: "scarf", clothes: "kameez", color: palette.brickDark, background: palette.cream },
	},
	{ name: "বিমল চন্দ্র দাস", designation: "শিক্ষক প্রতিনিধি", look: teachers[2]?.look },
];
