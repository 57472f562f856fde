import { SchoolError } from "@/lib/school/errors";

/** @returns what is read, or "gone" if there is no such record for the account */
export const orGone = <T>(reading: Promise<T>): Promise<T | "gone"> =>
	reading.catch((error: unknown) => {
		if (error instanceof SchoolError) return "gone";
		throw error;
	});
