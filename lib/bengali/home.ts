/** Texts used by client components of the home page. */

export const sliderText = {
	label: "বিদ্যালয়ের ছবি",
	kind: "ছবির স্লাইডার",
	previous: "আগের ছবি",
	next: "পরের ছবি",
	pause: "ছবি বদলানো থামান",
	play: "ছবি বদলানো চালু করুন",
} as const;
