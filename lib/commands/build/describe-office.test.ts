import { readFileSync } from "node:fs";
import { describeOffice } from "./describe-office";

test("docs/office.md is what npm run docs writes", () => {
	expect(readFileSync("docs/office.md", "utf8")).toBe(describeOffice());
});
