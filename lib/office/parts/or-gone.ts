import { SchoolError } from "@/lib/school/errors";

/** @returns the result of the read, or the sentence with which it is refused */
export const orRefusal = <T>(reading: Promise<T>): Promise<T | string> =>
	reading.catch((error: unknown) => {
		if (error instanceof SchoolError) return error.message;
		throw error;
	});

/** @returns the result of the read, or "gone" if the record does not exist or the account may not read it */
export const orGone = <T extends object>(reading: Promise<T>): Promise<T | "gone"> =>
	orRefusal(reading).then((read) => (typeof read === "string" ? "gone" : read));
