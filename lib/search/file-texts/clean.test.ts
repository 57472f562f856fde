import { inWrittenOrder, isInDrawnOrder, textOfPage } from "./clean";

const characters = (text: string, gap = "_") =>
	[...text].map((text) => ({ text: text === gap ? " " : text, isGenerated: text === gap }));

test("gaps inside of words are none where the text has spaces", () => {
	expect(textOfPage(characters("বা_র্ষি_ক পরী_ক্ষা"))).toBe("বার্ষিক পরীক্ষা".normalize("NFC"));
	expect(textOfPage(characters("বার্ষিক_পরীক্ষা_শুরু"))).toBe("বার্ষিক পরীক্ষা শুরু".normalize("NFC"));
	expect(textOfPage(characters("পরীক _্ষা"))).toBe("পরীক্ষা".normalize("NFC"));
});

test("Bijoy is read as Unicode, across gaps and beside other text", () => {
	const bijoy = characters("evwl©K †|_‡|K", "|").map((character) => ({ ...character, isBijoy: true }));
	expect(textOfPage([...bijoy, ...characters(" PDF")])).toBe("বার্ষিক থেকে PDF".normalize("NFC"));
});

test("words with unknown letters are left out", () => {
	expect(textOfPage(characters("পরী\ufffdার সময়\ue000 সূচি"))).toBe("সূচি");
});

test("text in the order in which it is drawn is put in the order in which it is written", () => {
	expect(isInDrawnOrder("শ্রেণি শিক্ষক")).toBe(false);
	expect(isInDrawnOrder("েশ্রিণ িশক্ষক")).toBe(true);
	expect(inWrittenOrder("িশক্ষক েকাথায়")).toBe("শিক্ষক কোথায়".normalize("NFC"));
});
