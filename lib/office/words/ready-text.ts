/** A text that is ready to be sent to families. */
export const readyText = {
	label: "পরিবারকে পাঠানোর লেখা",
	copy: "কপি করুন",
	copied: "কপি হয়েছে।",
	notCopied: "কপি করা গেল না। লেখাটি ধরে নিজে কপি করুন।",
} as const;
