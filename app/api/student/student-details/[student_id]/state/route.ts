import { applicationStateAnswer } from "@/lib/contract/application-state";
import { codeParams } from "@/lib/contract/students";
import { call } from "@/lib/http/call";
import { ownApplication } from "@/lib/http/guards";
import { getApplicationState } from "@/lib/school/applications";

/** What has become of an application, for whom its sheet is open. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "GET",
	params: codeParams("student_id"),
	access: ownApplication,
	answer: applicationStateAnswer,
	handle: ({ who }) => getApplicationState(who.application),
});
