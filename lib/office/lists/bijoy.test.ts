import { toBijoy } from "@/lib/bijoy/to-bijoy";
import { inUnicode } from "./bijoy";

type Row = { name: string; fatherName: string; section?: string };
const read = (rows: Row[]) => {
	const { converted, rows: got } = inUnicode(rows.map((cells, index) => ({ line: index + 2, cells })));
	return { converted, cells: got.map(({ cells }) => cells) };
};
const nfc = (row: Row) => Object.fromEntries(Object.entries(row).map(([key, text]) => [key, text.normalize("NFC")]));

const people: [name: string, father: string][] = [
	["মেসার্স ভাই ভাই মোল্লা", "আব্দুল হাকিম"],
	["রহিম", "করিম মিয়া"],
	["মোঃ আরিফ হোসেন", "মোঃ জসিম উদ্দিন"],
	["ফাতেমা", "শহিদুল ইসলাম"],
	["সুমাইয়া আক্তার", "নুরুল হক"],
	["জাহান", "রহমান"],
	["শ্রী রতন চন্দ্র দাস", "নিমাই চন্দ্র"],
	["তানিয়া", "মোঃ ইউনুছ"],
	["বৃষ্টি", "দুলাল"],
	["হৃদয়", "মৃণাল"],
];
const unicode: Row = { name: "সালমা খাতুন", fatherName: "আব্দুর রব", section: "ক" };

test.each(people)("%s, son or daughter of %s, pasted in Bijoy among Unicode rows", (name, fatherName) => {
	const row: Row = { name, fatherName, section: "খ" };
	const bijoy = nfc({ name: toBijoy(name), fatherName: toBijoy(fatherName), section: toBijoy("খ") }) as Row;
	const { cells, converted } = read([unicode, unicode, bijoy, unicode]);
	expect(cells).toEqual([unicode, unicode, row, unicode].map(nfc));
	expect(converted).toEqual([4]);
});

test("one cell of a row, and one word of a cell", () => {
	const { cells, converted } = read([
		unicode,
		{ ...unicode, name: "‡gvt bvCg nvIjv`vi" },
		{ ...unicode, name: `মোঃ ${toBijoy("রহিম উদ্দিন")}` },
	]);
	expect(cells.map(({ name }) => name)).toEqual(
		["সালমা খাতুন", "মোঃ নাঈম হাওলাদার", "মোঃ রহিম উদ্দিন"].map((text) => text.normalize("NFC")),
	);
	expect(converted).toEqual([3, 4]);
});

test("English names, sections, genders and blood groups stay, beside Bijoy too", () => {
	const english = [
		...[
			"Md. Rahim Uddin",
			"MD. KARIM MIA",
			"Mst. Fatema",
			"Kazi Nawaz",
			"Wazed Ali",
			"Jannatul Ferdous",
			"Shyamal Dey",
		],
		...["McDonald", "S. M. Zahid", "O'Neil", "A. K. M. Yousuf", "Joyti", "PWD Quarter, Road 3", "A", "a.b@example.com"],
	];
	for (const name of english) {
		const rows = [unicode, { name, fatherName: "Abdul Hai", section: "B" }, { ...unicode, section: "Rose" }];
		expect(read(rows)).toEqual({ converted: [], cells: rows.map(nfc) });
	}
	const [name, fatherName] = ["মোঃ আরিফ হোসেন", "মোঃ জসিম উদ্দিন"].map(toBijoy) as [string, string];
	const mixed = { ...unicode, name, fatherName, section: "B+" };
	expect(read([{ ...unicode, section: "A+" }, mixed]).cells[1]).toMatchObject({ section: "B+" });
});
