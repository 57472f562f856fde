import "server-only";
import { fileCall, type OfficeCalls } from "../calls";
import { recordSchema } from "../students/schema";
import { makeStudentFile } from "./file";

export const calls: OfficeCalls<"student-data"> = {
	/** All that the school holds of a student. POST, because it is recorded. */
	file: fileCall({
		input: recordSchema,
		run: async ({ input: { id }, who }) => ({ ...(await makeStudentFile(id, who)), type: "html" }),
	}),
};
