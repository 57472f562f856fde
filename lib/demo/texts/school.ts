/** The invented school's own data. Numbers and addresses are made up and stand in ranges nobody is likely to hold. */
import { menuNames } from "@/lib/bengali/menu";
import { defaultMenu } from "@/lib/cms/default-menu";
import { contentPath } from "@/lib/contract/paths";
import { historyName } from "./history";

export const school = {
	schoolName: "মেঘনাপাড় আদর্শ মাধ্যমিক বিদ্যালয়",
	schoolAddress: "নদীর পাড় সড়ক, চরফ্যাশন, ভোলা",
	schoolMobile: "01700000100",
	eiin: "101998",
	headerColor: "f4f8f3",
	nameColor: "0b4f3a",
	nameSize: 30,
	menuColor: "0b4f3a",
	socialPage: "https://www.facebook.com/meghnapar.adarsha.school",
	anthemVideo: "https://www.youtube.com/watch?v=zVjbVPFeo2o",
} as const;

export const contactDetails = {
	email: "info@meghnapar-school.example",
	phone: "01700000100",
	address: "মেঘনাপাড় আদর্শ মাধ্যমিক বিদ্যালয়, নদীর পাড় সড়ক, চরফ্যাশন, ভোলা-৮৩৪০",
	officeDays: "রবিবার থেকে বৃহস্পতিবার",
	officeHours: "সকাল ৯টা থেকে বিকেল ৪টা",
} as const;

/** A content page's address; its name stands in it percent-encoded. */
export const contentLink = (name: string) => `/content/${encodeURIComponent(name.normalize("NFC"))}`;

/** A new school's menu, and the school's history in it. */
export const menu = defaultMenu.flatMap((entry) =>
	entry.link === "/teachers"
		? [{ name: menuNames.history, link: contentPath(historyName), group: entry.group }, entry]
		: [entry],
);

/** What each picture shows, for people who do not see it. */
export const pictureTexts = {
	emblem: "বিদ্যালয়ের মনোগ্রাম: খোলা বই, উদীয়মান সূর্য ও নদী",
	riverBank: "নদীর তীরে বিদ্যালয়, নারকেলগাছ ও নৌকা",
	riverside: "নদীর পাড়ে বিদ্যালয়ের তিনতলা ভবন, সামনে জাতীয় পতাকা ও নৌকা",
	sunrise: "ভোরের সূর্যের আলোয় মেঘনা নদীতে পালতোলা নৌকা",
	sportsField: "বার্ষিক ক্রীড়া প্রতিযোগিতায় মাঠে দৌড়াচ্ছে শিক্ষার্থীরা",
	shahidMinar: "শহিদ মিনারে ফুল দিয়ে শ্রদ্ধা জানাচ্ছে শিক্ষার্থীরা",
	firstHut: "পুকুরপাড়ে টিনের চালের প্রথম বিদ্যালয়ঘর",
	shelter: "খুঁটির ওপর দাঁড়ানো বিদ্যালয় ভবন ও ঘূর্ণিঝড় আশ্রয়কেন্দ্র",
	assembly: "বিদ্যালয় ভবনের সামনে সকালের সমাবেশে শিক্ষার্থীরা",
	office: "নিজের কক্ষে বসে আছেন প্রধান শিক্ষক",
	towardsSchool: "ধানখেতের মাঝের পথ ধরে বিদ্যালয়ে যাচ্ছে তিন শিক্ষার্থী",
	certificate: "সিলমোহর দেওয়া স্বীকৃতির সনদ ও কলম",
	laboratory: "বিজ্ঞানাগারে অণুবীক্ষণ যন্ত্র, ফ্লাস্ক ও টেস্টটিউব",
	library: "পাঠাগারে বইভর্তি তাকের সামনে পড়ছে শিক্ষার্থীরা",
	classroom: "শ্রেণিকক্ষে ব্ল্যাকবোর্ডের সামনে বসে আছে শিক্ষার্থীরা",
	letter: "বিদ্যালয়ের প্যাডে লেখা নোটিশের স্বাক্ষরিত কপি",
	table: "ছক আকারে ছাপা সময়সূচির কপি",
	portrait: (name: string) => `${name}-এর প্রতিকৃতি`,
} as const;
