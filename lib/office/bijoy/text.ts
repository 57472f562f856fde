/** Sentences of Bijoy: pasted text, and the page that converts. */
export const bijoyText = {
	title: "বিজয় ⇄ ইউনিকোড",
	intro:
		"পুরোনো ফাইল ও অনেক টাইপিস্টের লেখা বিজয়ে (SutonnyMJ ফন্টে) থাকে; ওয়েবসাইটে লাগে ইউনিকোড। এক ঘরে লিখুন বা পেস্ট করুন, অন্য ঘরে বদলানো লেখা পাবেন। এই পাতার কিছুই জমা থাকে না।",
	bijoy: "বিজয় (SutonnyMJ)",
	unicode: "ইউনিকোড",
	copy: { bijoy: "বিজয়ের লেখা কপি করুন", unicode: "ইউনিকোডের লেখা কপি করুন" },
	copied: "কপি হয়েছে।",
	copyFailed: "কপি করা গেল না। লেখাটি বেছে নিয়ে Ctrl+C চাপুন।",
	taken: "বিজয় থেকে ইউনিকোডে নেওয়া হলো",
	takeBack: "ফিরিয়ে নিন",
	changed: "লেখাটি এর মধ্যে বদলানো হয়েছে, তাই ফেরানো হলো না।",
} as const;
