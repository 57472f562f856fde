/**
 * What the browser keeps between pages (spec section 3, client-held data); what is there is not asked again.
 * HomePage, Setting and TeacherList are not here: these pages come from the server whole, with their data in
 * the HTML, and the router keeps them, so a copy would only cost bytes and could disagree with the page.
 */
import { create } from "zustand";
import type { Result, ResultChoices, ResultSubject } from "@/lib/contract/results";
import type { StudentPage, Year } from "@/lib/contract/students";

type Store = {
	/** Whether the menu is displayed at all. */
	Navbar: boolean;
	/** The lists that a result is searched by. */
	ResultPage: ResultChoices | null;
	/** The result that was found last, for the grade sheet. */
	Result: Result | null;
	ResultSubject: ResultSubject[];
	/** The directory's years and classes. */
	studentPageData: StudentPage | null;
	/** The years of the section counts. */
	allyear: Year[] | null;
	set: (values: Partial<Omit<Store, "set">>) => void;
};

export const useStore = create<Store>((set) => ({
	Navbar: true,
	ResultPage: null,
	Result: null,
	ResultSubject: [],
	studentPageData: null,
	allyear: null,
	set,
}));
