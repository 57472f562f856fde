/** What forms call the year and the section that are chosen in them. */
export const placeText = { year: "শিক্ষাবর্ষ", section: "শ্রেণি ও শাখা", choose: "বেছে নিন" } as const;
