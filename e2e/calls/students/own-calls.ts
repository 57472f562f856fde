/** All calls that need the token of the record's owner. */
import type { APIRequestContext } from "@playwright/test";

type Headers = Record<string, string>;
type Call = (
	request: APIRequestContext,
	code: number | string,
	headers: Headers,
) => ReturnType<APIRequestContext["get"]>;

export const ownCalls: readonly [string, Call][] = [
	["student-get", (request, code, headers) => request.get(`/api/student-get/${code}`, { headers })],
	["student-details", (request, code, headers) => request.get(`/api/student/student-details/${code}`, { headers })],
	[
		"student-details/state",
		(request, code, headers) => request.get(`/api/student/student-details/${code}/state`, { headers }),
	],
	[
		"profile-picture-change",
		(request, code, headers) =>
			request.post(`/api/profile-picture-change/${code}`, { headers, data: { image: "data:," } }),
	],
	["newest-result", (request, code, headers) => request.get(`/api/student/newest-result/${code}`, { headers })],
	["change/password", (request, code, headers) => request.post(`/api/change/password/${code}`, { headers, data: {} })],
];
