"use client";

import { ListFile } from "../lists/list-file";
import { listFileText } from "./text";

/** A list of selected applicants. */
export const ApplicantList = () => <ListFile subject="applicant-list" done="/admin/admissions" text={listFileText} />;
