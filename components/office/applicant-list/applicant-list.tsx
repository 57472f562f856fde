"use client";

import { listFileText } from "@/lib/bengali/office/applicant-list";
import { ListFile } from "../lists/list-file";

/** A list of selected applicants. */
export const ApplicantList = () => <ListFile subject="applicant-list" done="/admin/admissions" text={listFileText} />;
