import "server-only";
import { type Place, readPlace } from "@/lib/cms/students/school-year";
import { records } from "@/lib/school/records";

/** @returns where a student is in the school's year, else the newest place; null without one */
export const findPlace = async (student: number): Promise<Place | null> => readPlace(await records(), student);
