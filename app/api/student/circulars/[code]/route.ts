import { circularsAnswer } from "@/lib/contract/circulars";
import { codeParams } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { ownStudent } from "@/lib/http/guards";
import { getOpenCirculars } from "@/lib/school/circulars";

/** Notices that the student's family is asked to confirm, and has not. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	params: codeParams("code"),
	access: ownStudent,
	answer: circularsAnswer,
	handle: async ({ who }) => ({ data: await getOpenCirculars(who.student) }),
});
