import { SchoolError } from "@/lib/school/errors";

/** @returns the result of the read, or "gone" if the record does not exist or the account may not read it */
export const orGone = <T>(reading: Promise<T>): Promise<T | "gone"> =>
	reading.catch((error: unknown) => {
		if (error instanceof SchoolError) return "gone";
		throw error;
	});
