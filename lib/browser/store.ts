/**
 * What the browser keeps between pages (spec section 3, client-held data). HomePage, Setting, TeacherList,
 * studentPageData and allyear are not here: these pages come from the server whole, with their data in the HTML, and
 * the router keeps them, so a copy would only cost bytes and could disagree with the page.
 */
import { create } from "zustand";
import type { Result, ResultChoices, ResultSubject } from "@/lib/contract/results";

type Store = {
	/** Whether the menu is displayed at all. */
	Navbar: boolean;
	/** The lists that the last result was searched by. */
	ResultPage: ResultChoices | null;
	/** The result that was found last, for the grade sheet. */
	Result: Result | null;
	ResultSubject: ResultSubject[];
	set: (values: Partial<Omit<Store, "set">>) => void;
};

export const useStore = create<Store>((set) => ({
	Navbar: true,
	ResultPage: null,
	Result: null,
	ResultSubject: [],
	set,
}));
