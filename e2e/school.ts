/** What the tests know of the school under test, read from its own calls. */
import type { APIRequestContext } from "@playwright/test";
import { publicRoutes, type Route } from "./routes";

async function firstOf(request: APIRequestContext, call: string): Promise<string> {
	const answer = await (await request.post(call)).json();
	return answer.notice.data[0].name;
}

export async function schoolName(request: APIRequestContext): Promise<string> {
	return (await (await request.post("/api/main-site-name")).json()).school_name;
}

/** @returns every public route, with names of records that are really there */
export async function routesOf(request: APIRequestContext): Promise<{ school: string; routes: Route[] }> {
	const home = await (await request.post("/api/home-page-data")).json();
	const school = await schoolName(request);
	const [notice, routine, curriculum] = await Promise.all([
		firstOf(request, "/api/notices-get"),
		firstOf(request, "/api/routines-get"),
		firstOf(request, "/api/curriculums-get"),
	]);
	return { school, routes: publicRoutes({ school, content: home.schoolhistory[0].name, notice, routine, curriculum }) };
}
