/** Texts about records that several people, or two tabs of one person, edit at the same time. */
import { toBengaliDigits } from "@/lib/bengali/digits";

export const editingText = {
	title: "একসঙ্গে লেখা",
	/** Refusals of the server; the form shows the conflict below in their place. */
	refused: {
		save: "সংরক্ষণ করা হয়নি: আপনি খোলার পরে এটি অন্য কোথাও থেকে বদলানো হয়েছে।",
		publish: "প্রকাশ করা হয়নি: আপনি খোলার পরে এটি অন্য কোথাও থেকে বদলানো হয়েছে।",
	},
	/** Above a form, before what is wrong in which fields. */
	notSaved: "সংরক্ষণ হয়নি। যা ঠিক করতে হবে:",
	refusedField: (label: string, message: string) => (label ? `${label}: ${message}` : message),
	conflict: {
		heading: "এটি এর মধ্যে বদলে গেছে",
		/** Null for a change by the server itself. */
		by: (name: string | null, at: string) =>
			`${name ?? "সার্ভার"} ${at}-এ এটি সংরক্ষণ করেছেন, আপনি খোলার পরে। আপনার লেখা এই পাতায় আছে, কিছুই হারায়নি।`,
		own: (at: string) => `আপনিই অন্য ট্যাবে ${at}-এ এটি সংরক্ষণ করেছেন, এখানে খোলার পরে। এই পাতার লেখাও আছে, কিছুই হারায়নি।`,
		mine: "আমার লেখা",
		theirs: "তাদের লেখা",
		/** Somebody else has taken down what is to be published. */
		takenDown: { label: "অবস্থা", mine: "প্রকাশ করতে চাই", theirs: "প্রকাশ বাতিল করা হয়েছে" },
		layoutOnly: "লেখা একই, সাজানো আলাদা",
		keepMine: "আমার লেখা রাখি",
		takeTheirs: "তাদেরটা নিই",
		hint: "“আমার লেখা রাখি” চাপলে আপনার লেখা সংরক্ষণ হবে। তাদের লেখা ইতিহাসে থাকবে, সেখান থেকে ফেরানো যায়।",
		hintWithoutHistory: "“আমার লেখা রাখি” চাপলে আপনার লেখা সংরক্ষণ হবে, তাদের লেখা আর থাকবে না।",
		back: "ফর্মে ফিরে দেখি",
		taken: "এখন তাদের লেখা দেখছেন।",
	},
	words: {
		empty: "(খালি)",
		yes: "হ্যাঁ",
		no: "না",
		row: (place: number) => `${toBengaliDigits(place)}.`,
	},
	/** Who else writes in the same record. */
	presence: (names: readonly string[], since: string) =>
		names.length > 1 ? `${names.join(", ")} এখন এটি লিখছেন।` : `${names[0] ?? ""} ${since} থেকে এটি লিখছেন।`,
} as const;
