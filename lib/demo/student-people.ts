/** Students of the invented school and their enrolments. */
import { hash } from "@node-rs/argon2";
import type { Payload } from "payload";
import { insertMany } from "@/lib/data/insert-many";

/** A student's enrolment in the last year; section and roll stay the same in earlier years. */
export type Pupil = { code: number; classId: number; section: number; roll: number };

const firstCode = 2025001;

/** Relative sizes of the classes, by their ids from 1: lower ones are larger, and class nine has three groups. */
const weights = [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 8, 4];

/** Ids of the classes, the lowest first. The last one, class ten, is not among those that a new school begins with. */
export const classIds = weights.map((_, index) => index + 1);

/** The numbers begin with class nine: 2025001 is its first student. Those of class ten come last. */
const inOrderOfCodes = [...classIds.slice(0, -1).reverse(), ...classIds.slice(-1)];

/** @param count number of students in the current year */
export function placePupils(count: number): Pupil[] {
	const whole = weights.reduce((sum, weight) => sum + weight, 0);
	const sizes = weights.map((weight) => Math.floor((count * weight) / whole));
	sizes[0] = (sizes[0] ?? 0) + count - sizes.reduce((sum, size) => sum + size, 0);
	const seats = Math.max(45, Math.ceil((sizes[0] ?? 0) / sectionNames.length));
	let code = firstCode;
	return inOrderOfCodes
		.map((classId) => ({ size: sizes[classId - 1] ?? 0, classId }))
		.flatMap(({ size, classId }) => {
			const sections = Math.max(1, Math.ceil(size / seats));
			return Array.from({ length: size }, (_, place) => ({
				code: code++,
				classId,
				section: place % sections,
				roll: Math.floor(place / sections) + 1,
			}));
		});
}

/** @returns the record ids by code */
export async function insertStudents(
	payload: Payload,
	pupils: Pupil[],
	thisYear: number,
): Promise<Map<number, number>> {
	const hashes = await hashAll(pupils);
	const people = pupils.map((pupil, index) => ({
		...personOf(pupil, index, thisYear),
		password_hash: hashes[index] ?? null,
	}));
	type Row = { id: number; code: number | string };
	const inserted = await insertMany<Row>(payload, "students", people, { returning: ["id", "code"] });
	return new Map(inserted.map(({ id, code }) => [Number(code), id]));
}

/** Everybody may know these passwords, so the hashes are cheap: real ones would take a tenth of the demo's first start. */
const cheap = { memoryCost: 256, timeCost: 1, parallelism: 1 };

const hashAll = (pupils: Pupil[]): Promise<string[]> =>
	Promise.all(pupils.map(({ code }) => hash(`demo-${code}`, cheap)));

/** A student in eight is Hindu, not the first one. */
const religionOf = (index: number) => (index % 8 === 5 ? "hinduism" : "islam");

function personOf({ code, classId }: Pupil, index: number, thisYear: number) {
	const religion = religionOf(index);
	const { boys, boysSurnames, fathers, girls, girlsSurnames, mothers } = religion === "islam" ? muslim : hindu;
	// NFC, like all other records.
	const pick = (list: string[], step: number) =>
		(list[(index * step + Math.floor(index / list.length)) % list.length] ?? "").normalize("NFC");
	// Multiples of the golden ratio distribute the genders evenly over each section.
	const gender = index % 199 === 7 ? "3" : (index * 0.618034) % 1 < 0.51 ? "1" : "2";
	const name =
		gender === "2" ? `${pick(girls, 7)} ${pick(girlsSurnames, 3)}` : `${pick(boys, 5)} ${pick(boysSurnames, 7)}`;
	const born = thisYear - 4 - classId;
	const pad = (value: number, length: number) => String(value).padStart(length, "0");
	const mobile = (seed: number) => `01${3 + (seed % 7)}${pad((seed * 7919 + 1234567) % 100_000_000, 8)}`;
	const address = `গ্রাম: ${pick(villages, 3)}, চরফ্যাশন, ভোলা`;
	return {
		code,
		name,
		date_of_birth: `${pad(1 + ((index * 11) % 28), 2)}-${pad(1 + ((index * 5) % 12), 2)}-${born}`,
		birth_number: `${born}0912585${pad(index % 1_000_000, 6)}`,
		gender,
		religion,
		father_name: pick(fathers, 3),
		father_mobile: mobile(index * 2),
		mother_name: pick(mothers, 5),
		mother_mobile: mobile(index * 2 + 1),
		present_class_id: classId,
		present_thana: "charfassion",
		present_address: address,
		permanent_thana: "charfassion",
		permanent_address: address,
	};
}

const men = (names: string) => names.split("|").map((name) => `মোঃ ${name}`);
const women = (names: string) => names.split("|").map((name) => `মোছাঃ ${name}`);

const muslim = {
	boys: "রাকিব সাকিব তানভীর নাঈম আরিফ মাহিন সোহান ইমরান জুবায়ের ফাহিম রিয়াদ হাসান শাওন মেহেদী আবির নাফিস সিয়াম তাহমিদ রায়হান আদনান সজীব মিরাজ ওমর জিহাদ".split(
		" ",
	),
	boysSurnames: "হোসেন ইসলাম আহমেদ রহমান হাওলাদার মাতব্বর তালুকদার ফরাজী মিয়া মোল্লা সিকদার পাটোয়ারী".split(" "),
	girls:
		"সুমাইয়া তানজিলা মারিয়া ফারিয়া নুসরাত জান্নাত আয়েশা ফাতেমা মিম সাদিয়া রাবেয়া তাসনিম লামিয়া হাফসা মাহিয়া আফরিন সানজিদা নাদিয়া রুকাইয়া মরিয়ম ইসরাত জেরিন তৃষা পূর্ণিমা".split(
			" ",
		),
	girlsSurnames: "আক্তার খাতুন ইসলাম সুলতানা বেগম জাহান ফেরদৌস রহমান তাবাসসুম আফরোজ".split(" "),
	fathers: men(
		"আব্দুল করিম|নুরুল ইসলাম|মোহাম্মদ আলী|শফিকুল ইসলাম|আবুল কালাম|জসিম উদ্দিন|রফিকুল ইসলাম|আনোয়ার হোসেন|মিজানুর রহমান|কামাল হোসেন|হারুন অর রশিদ|শাহজাহান মিয়া|ফারুক আহমেদ|বশির আহমেদ",
	),
	mothers: women(
		"রহিমা বেগম|সালমা আক্তার|নাজমা বেগম|পারভীন আক্তার|শাহিদা খাতুন|রোকেয়া বেগম|হালিমা খাতুন|মমতাজ বেগম|জাহানারা বেগম|ফিরোজা বেগম|মাকসুদা বেগম|তাসলিমা আক্তার",
	),
};

const hindu: typeof muslim = {
	boys: "অর্ণব সৌরভ প্রীতম দীপ্ত সুব্রত উৎপল জয়ন্ত নয়ন শুভ্র অনিক পার্থ".split(" "),
	boysSurnames: "দাস মজুমদার চক্রবর্তী হালদার শীল মণ্ডল দেবনাথ".split(" "),
	girls: "পূজা অনন্যা শ্রাবণী দীপা মৌমিতা ঐশী বৃষ্টি প্রিয়াঙ্কা স্নেহা রাধা".split(" "),
	girlsSurnames: "রানী দাস|রানী মজুমদার|চক্রবর্তী|রানী হালদার|রানী শীল|দেবনাথ|রানী মণ্ডল".split("|"),
	fathers: "নিতাই চন্দ্র দাস|গৌতম মজুমদার|বিমল চক্রবর্তী|সুকুমার হালদার|রতন চন্দ্র শীল|শংকর মণ্ডল|হরিপদ দেবনাথ".split("|"),
	mothers: "মালতী রানী দাস|সন্ধ্যা রানী মজুমদার|কল্পনা চক্রবর্তী|গীতা রানী হালদার|লক্ষ্মী রানী শীল|আরতি মণ্ডল".split("|"),
};

const villages = "জিন্নাগড়|আমিনাবাদ|নীলকমল|ওসমানগঞ্জ|আসলামপুর|হাজারীগঞ্জ|চর মাদ্রাজ|আবুবকরপুর|দুলারহাট|শশীভূষণ".split("|");

/** Names of sections, in their order. */
export const sectionNames = "ক খ গ ঘ ঙ চ ছ জ ঝ ঞ ট ঠ ড ঢ ণ ত থ দ ধ ন প ফ ব ভ ম য র ল শ ষ স হ".split(" ");
