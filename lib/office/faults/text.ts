/** Texts of what fails often, on the start page. */
import { toBengaliDigits } from "@/lib/bengali/digits";

export const faultText = {
	title: "যা বারবার হচ্ছে",
	serverErrors: (count: number) =>
		`গত ২৪ ঘণ্টায় সাইটটি ${toBengaliDigits(count)} বার কাজ করতে পারেনি। যিনি সার্ভার দেখাশোনা করেন, তাঁকে জানান।`,
	lockedLogins: (count: number) =>
		`গত ২৪ ঘণ্টায় বারবার ভুল পাসওয়ার্ড দেওয়ায় ${toBengaliDigits(count)} বার ঢোকা আটকানো হয়েছে। কেউ পাসওয়ার্ড অনুমান করার চেষ্টা করছে কি না খোঁজ নিন।`,
} as const;
