/** Which year the school is in: the one answer for lists, forms and papers that begin with a year. */
import "server-only";
import type { PayloadRequest } from "payload";
import { tagged } from "@/lib/cms/cache-tags";
import { readSchoolYear } from "@/lib/cms/students/school-year";
import type { Year } from "@/lib/contract/students";
import { records } from "./query";

/** @returns that year; null without any */
export const findSchoolYear = async (req?: PayloadRequest): Promise<Year | null> =>
	readSchoolYear(await records(), req);

/** The same for public pages. */
export async function getSchoolYear(): Promise<Year | null> {
	"use cache";
	tagged("years", "enrolments");
	return findSchoolYear();
}
