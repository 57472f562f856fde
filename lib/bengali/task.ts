/** Texts of a task that leads from a list through a form and back. */
export const taskText = {
	label: "যে কাজটি করছেন",
	back: "তালিকায় ফিরুন",
	leave: "তালিকা থেকে আসা বার্তাটি সরান",
	saved: "সংরক্ষণ করা হয়েছে।",
} as const;
