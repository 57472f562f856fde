/** Why a photo is refused in the browser: a separate module, loaded with what prepares photos. */
export const photoErrors = {
	heic: "HEIC ছবি গ্রহণ করা যায় না। ফোনের ক্যামেরা সেটিংসে JPG বেছে আবার ছবি তুলুন, অথবা ছবিটির স্ক্রিনশট দিন।",
	broken: "ছবিটি পড়া যায়নি। অন্য একটি JPG, PNG বা WebP ছবি দিন।",
} as const;
