"use client";
import { createContext, type ReactNode, useContext } from "react";
import { classTitle } from "@/lib/bengali/class-title";
import type { SchoolClass } from "@/lib/contract/students";

const Classes = createContext<readonly SchoolClass[]>([]);

/** Gives the school's classes to all that is shown inside, where answers of calls have only their ids. */
export const ClassNames = ({ classes, children }: { classes: readonly SchoolClass[]; children: ReactNode }) => (
	<Classes value={classes}>{children}</Classes>
);

/** @returns a function that finds the name of a class by its id; undefined for an unknown one */
export function useClassNames(): (id: number | null) => string | undefined {
	const classes = useContext(Classes);
	return (id) => {
		const name = classes.find((schoolClass) => schoolClass.id === id)?.class_name;
		return name && classTitle(name);
	};
}
