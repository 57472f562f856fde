"use client";

import { listFileText } from "@/lib/bengali/admissions-desk";
import { ListFile } from "../list-file";

/** A list of selected applicants. */
export const ApplicantList = () => (
	<ListFile base="/office/applicant-list" done="/admin/admissions" text={listFileText} />
);
