/** Names of people and subjects of the invented school. */

export const boys =
	"রাকিব সাকিব তানভীর নাঈম আরিফ মাহিন সোহান ইমরান জুবায়ের ফাহিম রিয়াদ হাসান শাওন মেহেদী আবির নাফিস সিয়াম তাহমিদ রায়হান আদনান সজীব মিরাজ ওমর জিহাদ".split(
		" ",
	);
export const girls =
	"সুমাইয়া তানজিলা মারিয়া ফারিয়া নুসরাত জান্নাত আয়েশা ফাতেমা মিম সাদিয়া রাবেয়া তাসনিম লামিয়া হাফসা মাহিয়া আফরিন সানজিদা নাদিয়া রুকাইয়া মরিয়ম ইসরাত জেরিন তৃষা পূর্ণিমা".split(
		" ",
	);
export const boysSurnames = "হোসেন ইসলাম আহমেদ রহমান হাওলাদার মাতব্বর তালুকদার ফরাজী মিয়া মোল্লা সিকদার পাটোয়ারী".split(" ");
export const girlsSurnames = "আক্তার খাতুন ইসলাম সুলতানা বেগম জাহান ফেরদৌস রহমান তাবাসসুম আফরোজ".split(" ");
export const fathers =
	"আব্দুল করিম|নুরুল ইসলাম|মোহাম্মদ আলী|শফিকুল ইসলাম|আবুল কালাম|জসিম উদ্দিন|রফিকুল ইসলাম|আনোয়ার হোসেন|মিজানুর রহমান|কামাল হোসেন|হারুন অর রশিদ|শাহজাহান মিয়া|ফারুক আহমেদ|বশির আহমেদ".split(
		"|",
	);
export const mothers =
	"রহিমা বেগম|সালমা আক্তার|নাজমা বেগম|পারভীন আক্তার|শাহিদা খাতুন|রোকেয়া বেগম|হালিমা খাতুন|মমতাজ বেগম|জাহানারা বেগম|ফিরোজা বেগম|মাকসুদা বেগম|তাসলিমা আক্তার".split(
		"|",
	);
export const villages = "জিন্নাগড়|আমিনাবাদ|নীলকমল|ওসমানগঞ্জ|আসলামপুর|হাজারীগঞ্জ|চর মাদ্রাজ|আবুবকরপুর|দুলারহাট|শশীভূষণ".split("|");

/** Names of sections, in their order. */
export const sectionNames = "ক খ গ ঘ ঙ চ ছ জ ঝ ঞ ট ঠ ড ঢ ণ ত থ দ ধ ন প ফ ব ভ ম য র ল শ ষ স হ".split(" ");

const early = ["বাংলা", "ইংরেজি", "গণিত", "চিত্রাঙ্কন"];
const primary = ["বাংলা", "ইংরেজি", "গণিত", "প্রাথমিক বিজ্ঞান", "বাংলাদেশ ও বিশ্বপরিচয়", "ধর্ম ও নৈতিক শিক্ষা"];
const secondary = ["বাংলা", "ইংরেজি", "গণিত", "বিজ্ঞান", "বাংলাদেশ ও বিশ্বপরিচয়", "ধর্ম ও নৈতিক শিক্ষা", "তথ্য ও যোগাযোগ প্রযুক্তি"];

/** @returns the subjects of a class, the fourth subject (from class six on) last */
export function subjectsOf(classId: number): { name: string; fourth: boolean }[] {
	const names = classId <= 2 ? early : classId <= 7 ? primary : secondary;
	const compulsory = names.map((name) => ({ name, fourth: false }));
	return classId < 8 ? compulsory : [...compulsory, { name: "কৃষিশিক্ষা", fourth: true }];
}
