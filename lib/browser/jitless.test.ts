import { jest } from "@jest/globals";

test("no schema of the browser tries whether it may compile code, which the site's policy forbids", async () => {
	const compile = jest.spyOn(globalThis, "Function");
	const { validationErrors } = await import("./check-application");
	expect(Object.keys(validationErrors({}))).toContain("name");
	expect(compile).not.toHaveBeenCalled();
});
