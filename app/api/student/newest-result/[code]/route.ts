import { newestResultAnswer } from "@/lib/contract/results";
import { codeParams } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { ownStudent } from "@/lib/http/guards";
import { getNewestResult } from "@/lib/school/results";

/** What the student has achieved in the exam that was released last; null without a released result. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	params: codeParams("code"),
	access: ownStudent,
	answer: newestResultAnswer,
	handle: async ({ who }) => ({ data: await getNewestResult(who.student) }),
});
