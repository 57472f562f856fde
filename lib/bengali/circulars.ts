/** Texts of notices that families confirm, on the notice's page and in the student area. */
import { toBengaliDigits } from "./digits";

/** What every reader of such a notice is sent. */
export const circularLoginText = {
	how: "শিক্ষার্থীর আইডি দিয়ে লগইন করে এখানে “পড়েছি” চাপুন।",
	login: "লগইন করে নিশ্চিত করুন",
	loading: "দেখা হচ্ছে…",
} as const;

export const circularText = {
	/** Beside the date of the notice, a link to the part below. */
	short: "পড়ে নিশ্চিত করুন",
	title: "নোটিশটি পড়েছেন?",
	/** @param classes titles of the classes that are asked; none: all */
	asks: (classes: readonly string[]) =>
		classes.length === 0
			? "বিদ্যালয় জানতে চায়, সব শিক্ষার্থীর পরিবার নোটিশটি পড়েছে কি না।"
			: `বিদ্যালয় জানতে চায়, এই শ্রেণির শিক্ষার্থীদের পরিবার নোটিশটি পড়েছে কি না: ${classes.join(", ")}।`,
	failed: "নিশ্চিত করা হয়েছে কি না, তা জানা যায়নি।",
	/** Whose login it is, above the button and what it has done. */
	student: (id: string) => `শিক্ষার্থী আইডি ${toBengaliDigits(id)}-এর পরিবার:`,
	confirm: "পড়েছি",
	confirming: "পাঠানো হচ্ছে…",
	read: (moment: string) => `“পড়েছি” জানানো হয়েছে: ${moment}`,
	notYours: "এই শিক্ষার্থীর কাছ থেকে কিছু চাওয়া হয়নি।",
	password: "আগে স্লিপের পাসওয়ার্ড বদলান, তারপর “পড়েছি” চাপা যাবে।",
	/** Of the call. */
	done: "ধন্যবাদ। বিদ্যালয় জানল, আপনি নোটিশটি পড়েছেন।",
	errors: {
		gone: "নোটিশটি এখন আর দেখানো হচ্ছে না।",
		notAsking: "এই নোটিশে “পড়েছি” চাওয়া হয়নি।",
		notYours: "এই নোটিশে এই শিক্ষার্থীর কাছ থেকে “পড়েছি” চাওয়া হয়নি।",
	},
} as const;

/** The notices that a family has not confirmed. */
export const openCircularsText = {
	/** Heading in the profile. */
	title: (count: number) => `আপনার জন্য ${toBengaliDigits(count)}টি নোটিশ পড়া বাকি`,
	hint: "নোটিশটি খুলে পড়ুন, তারপর তার নিচে “পড়েছি” চাপুন।",
	failed: "কোনো নোটিশ পড়া বাকি আছে কি না, তা জানা যায়নি।",
	/** After a login. */
	told: (count: number) => `আপনার জন্য ${toBengaliDigits(count)}টি নোটিশ পড়া বাকি: “আমার প্রোফাইল” দেখুন।`,
} as const;
