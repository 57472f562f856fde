/** Cells of the list of students that the server draws. */
import "server-only";
import type { DefaultServerCellComponentProps } from "payload";
import { cache } from "react";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { type Place, readPlace } from "@/lib/cms/students/school-year";
import { studentPicturePath } from "@/lib/contract/paths";
import { records } from "@/lib/school/query";
import { recordText as text } from "./text";

/** @returns where a student is in the school's year, else the newest place; null without one */
const findPlace = async (student: number): Promise<Place | null> => readPlace(await records(), student);

/** One read for both columns of a row. */
const placeOf = cache(findPlace);

export async function PlaceCell({ rowData }: DefaultServerCellComponentProps) {
	const place = await placeOf(rowData.id);
	if (!place) return text.none;
	return place.year === null ? place.section : text.placeOfYear(place.section, place.year);
}

export async function RollCell({ rowData }: DefaultServerCellComponentProps) {
	const place = await placeOf(rowData.id);
	return place ? toBengaliDigits(place.roll) : text.none;
}

/** The name stands beside the picture. */
export const PictureCell = ({ cellData }: DefaultServerCellComponentProps) =>
	cellData ? (
		<img className="students-thumb" src={studentPicturePath(cellData)} width={40} height={40} alt="" loading="lazy" />
	) : (
		<span className="students-thumb" />
	);
