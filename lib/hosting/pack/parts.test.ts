import { readFileSync } from "node:fs";
import path from "node:path";
import about from "@/package.json" with { type: "json" };
import { listParts } from "./list-parts";
import { partsOf } from "./parts";

test("the bill of materials is the same each time, in whatever folder, and has licence and hash of each part", () => {
	const text = partsOf(process.arch);
	expect(partsOf(process.arch)).toBe(text);
	const bill = JSON.parse(text);
	expect([bill.bomFormat, bill.specVersion, bill.serialNumber]).toEqual(["CycloneDX", "1.5", undefined]);
	expect([bill.metadata.component.name, Object.keys(bill.metadata)]).toEqual([about.name, ["component"]]);
	expect(text).not.toContain(path.resolve());
	const parts = listParts(text);
	for (const [name, version] of Object.entries(about.dependencies))
		expect(parts).toContainEqual([name, version, expect.stringMatching(/^(?!\?)/)]);
	expect(parts.filter(([name]) => ["jest", "playwright", "html-validate"].includes(name))).toEqual([]);
});

test("for another processor it has that one's packages, as package-lock.json names them", () => {
	const [other = "", here = ""] = process.arch === "x64" ? ["arm64", "x64"] : ["x64", "arm64"];
	const { components } = JSON.parse(partsOf(other));
	const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
	const name = `@img/sharp-linux-${other}`;
	const { version, integrity } = packages[`node_modules/${name}`];
	const content = Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex");
	expect(components).toContainEqual(expect.objectContaining({ name, version, hashes: [{ alg: "SHA-512", content }] }));
	expect(components.filter((component: { name: string }) => component.name.includes(`linux-${here}`))).toEqual([]);
});
