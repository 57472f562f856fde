/** Exam routines: which subject a class sits when and where. Days as yyyy-mm-dd and times as hh:mm, in Dhaka. */

export type Sitting = {
	/** Id of the class. */
	class: number;
	subject: string;
	day: string;
	starts: string | null;
	ends: string | null;
	hall: string | null;
};

/** @returns that time of the day as ISO 8601 with offset */
export const momentOf = (day: string, time: string): string => `${day}T${time}:00+06:00`;

/** Place of a class in the page of a routine. */
export const classPlace = (id: number): string => `class-${id}`;
