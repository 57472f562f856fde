/** Names of the kinds of notices, on the pages and in the back office, in the order in which they are offered. */
export const noticeKindNames = {
	exam: "পরীক্ষা",
	admission: "ভর্তি",
	holiday: "ছুটি",
	fee: "ফি",
	general: "সাধারণ",
} as const;
