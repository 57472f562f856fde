/** The public calls that only read, with their response schemas. */
import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { z } from "zod";
import {
	contactAnswer,
	failureSchema,
	homeAnswer,
	itemPageAnswer,
	menuAnswer,
	peopleAnswer,
	settingsAnswer,
	siteNameAnswer,
	slidesAnswer,
} from "@/lib/contract/shapes";

/** @returns the schema with all objects strict: unknown fields are errors */
export function strict(schema: z.ZodType): z.ZodType {
	if (schema instanceof z.ZodObject) {
		const shape = Object.entries(schema.shape).map(([key, part]) => [key, strict(part as z.ZodType)]);
		return z.strictObject(Object.fromEntries(shape));
	}
	return schema instanceof z.ZodArray ? z.array(strict(schema.element as z.ZodType)) : schema;
}

type Call = { method: "GET" | "POST"; path: string; answer: z.ZodType };

export const lists = ["/api/notices-get", "/api/routines-get", "/api/curriculums-get"] as const;

export const calls: readonly Call[] = [
	{ method: "GET", path: "/api/setting-get", answer: settingsAnswer },
	{ method: "GET", path: "/api/nav-menu-all", answer: menuAnswer },
	{ method: "GET", path: "/api/homeslider", answer: slidesAnswer },
	{ method: "POST", path: "/api/home-page-data", answer: homeAnswer },
	{ method: "POST", path: "/api/contacts-page-get", answer: contactAnswer },
	...lists.map((path) => ({ method: "POST", path, answer: itemPageAnswer }) as const),
	{ method: "POST", path: "/api/teachers-get", answer: peopleAnswer },
	{ method: "POST", path: "/api/committee-get", answer: peopleAnswer },
	{ method: "POST", path: "/api/main-site-name", answer: siteNameAnswer },
];

export const send = (request: APIRequestContext, { method, path }: Pick<Call, "method" | "path">) =>
	request.fetch(path, { method });

/** Expects the contract's failure shape. */
export async function expectFailure(answer: APIResponse, status: number, message: string) {
	expect(answer.status()).toBe(status);
	expect(answer.headers()["content-type"]).toMatch(/^application\/json/);
	const failure = strict(failureSchema).parse(await answer.json());
	expect(failure).toMatchObject({ message });
	return failure;
}
