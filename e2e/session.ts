/**
 * @param setCookie of the response to a login of staff
 * @returns the header with which the session's token is sent without a cookie
 */
export function sessionOf(setCookie: string | null | undefined): { Authorization: string } {
	const [, token] = /payload-token=([^;]+)/.exec(setCookie ?? "") ?? [];
	if (!token) throw new Error("The response has begun no session.");
	return { Authorization: `JWT ${token}` };
}
