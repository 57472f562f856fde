/** What the browser keeps between pages (spec section 3, client-held data). */
import { create } from "zustand";

type Store = {
	/** Whether the menu is displayed at all. */
	Navbar: boolean;
	set: (values: Partial<Omit<Store, "set">>) => void;
};

export const useStore = create<Store>((set) => ({ Navbar: true, set }));
