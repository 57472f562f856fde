/**
 * Client state shared between pages (docs/product.md, Records). HomePage, Setting, TeacherList,
 * studentPageData and allyear are not here: those pages are server-rendered with their data and cached by the router,
 * so a copy would cost bytes and could become stale.
 */
import { create } from "zustand";
import type { Result, ResultChoices, ResultDetails, ResultSubject } from "@/lib/contract/results";

type Store = {
	/** Whether the menu is displayed at all. */
	Navbar: boolean;
	/** Options of the last result search. */
	ResultPage: ResultChoices | null;
	/** Result of the last search, for the grade sheet. */
	Result: Result | null;
	ResultSubject: ResultSubject[];
	details: ResultDetails | null;
	/** What was typed in the last search as proof of knowing the student. */
	proof: string;
	set: (values: Partial<Omit<Store, "set">>) => void;
};

export const useStore = create<Store>((set) => ({
	Navbar: true,
	ResultPage: null,
	Result: null,
	ResultSubject: [],
	details: null,
	proof: "",
	set,
}));
