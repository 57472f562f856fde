import "server-only";
import { fileCall, type OfficeCalls } from "../calls";
import { recordSchema } from "../students/schema";
import { makeStudentFile } from "./file";

export const calls: OfficeCalls<"student-data"> = {
	/** All data of a student as a file. POST, because each download is recorded in the activity log. */
	file: fileCall({
		input: recordSchema,
		run: async ({ input: { id }, who }) => ({ ...(await makeStudentFile(id, who)), type: "html", persons: 1 }),
	}),
};
