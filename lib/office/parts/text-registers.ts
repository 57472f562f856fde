/** Words of the registers of numbered papers. */
export const registerText = {
	year: "সাল",
	show: "দেখান",
	print: "রেজিস্টার ছাপুন",
	file: "এক্সেল ফাইল",
	sheet: "রেজিস্টার",
	nobody: "মুছে ফেলা ব্যক্তি",
	restricted: "তথ্যের ব্যবহার বন্ধ",
	newer: "নতুনগুলো",
	older: "আগেরগুলো",
} as const;
