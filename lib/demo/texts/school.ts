/** Settings and contact details of the invented school. Numbers and addresses are fictitious. */

import { defaultMenu } from "@/lib/cms/default-menu";
import { contentPath } from "@/lib/contract/paths";
import { menuNames } from "@/lib/office/site-menu/text";
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

/** @returns the path of a content page, percent-encoded */
export const contentLink = (name: string) => `/content/${encodeURIComponent(name.normalize("NFC"))}`;

/** The default menu, with the school's history added. */
export const menu = defaultMenu.flatMap((entry) =>
	entry.link === "/teachers"
		? [{ name: menuNames.history, link: contentPath(historyName), group: entry.group }, entry]
		: [entry],
);

/** Alternative texts of the pictures in lib/demo/files. */
export const pictureTexts = {
	"emblem.webp": "বিদ্যালয়ের মনোগ্রাম: খোলা বই, উদীয়মান সূর্য ও নদী",
	"river-bank.webp": "নদীর তীরে বিদ্যালয়, নারকেলগাছ ও নৌকা",
	"riverside.webp": "নদীর পাড়ে বিদ্যালয়ের তিনতলা ভবন, সামনে জাতীয় পতাকা ও নৌকা",
	"sunrise.webp": "ভোরের সূর্যের আলোয় মেঘনা নদীতে পালতোলা নৌকা",
	"sports-field.webp": "বার্ষিক ক্রীড়া প্রতিযোগিতায় মাঠে দৌড়াচ্ছে শিক্ষার্থীরা",
	"shahid-minar.webp": "শহিদ মিনারে ফুল দিয়ে শ্রদ্ধা জানাচ্ছে শিক্ষার্থীরা",
	"first-hut.webp": "পুকুরপাড়ে টিনের চালের প্রথম বিদ্যালয়ঘর",
	"shelter.webp": "খুঁটির ওপর দাঁড়ানো বিদ্যালয় ভবন ও ঘূর্ণিঝড় আশ্রয়কেন্দ্র",
	"assembly.webp": "বিদ্যালয় ভবনের সামনে সকালের সমাবেশে শিক্ষার্থীরা",
	"office.webp": "নিজের কক্ষে বসে আছেন প্রধান শিক্ষক",
	"towards-school.webp": "ধানখেতের মাঝের পথ ধরে বিদ্যালয়ে যাচ্ছে তিন শিক্ষার্থী",
	"certificate.webp": "সিলমোহর দেওয়া স্বীকৃতির সনদ ও কলম",
	"laboratory.webp": "বিজ্ঞানাগারে অণুবীক্ষণ যন্ত্র, ফ্লাস্ক ও টেস্টটিউব",
	"library.webp": "পাঠাগারে বইভর্তি তাকের সামনে পড়ছে শিক্ষার্থীরা",
	"classroom.webp": "শ্রেণিকক্ষে ব্ল্যাকবোর্ডের সামনে বসে আছে শিক্ষার্থীরা",
	"letter.webp": "বিদ্যালয়ের প্যাডে লেখা নোটিশের স্বাক্ষরিত কপি",
	"map.webp": "বিদ্যালয়ে আসার নকশা: চরফ্যাশন বাসস্ট্যান্ড থেকে নদীর পাড় সড়ক ধরে পশ্চিমে হেঁটে আট মিনিট, উপজেলা পরিষদ ছাড়িয়ে ডান দিকে",
	"table.webp": "ছক আকারে ছাপা সময়সূচির কপি",
} as const;

export const portraitText = (name: string) => `${name}-এর প্রতিকৃতি`;
