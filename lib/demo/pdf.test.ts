import { pdf } from "./pdf";

describe.each(["letter", "table"] as const)("the PDF that looks like a %s", (kind) => {
	const file = pdf(kind).toString("latin1");

	test("starts and ends as a PDF does", () => {
		expect(file).toMatch(/^%PDF-1\.4\n/);
		expect(file).toMatch(/%%EOF\n$/);
	});

	test("has each object at the byte that its table names", () => {
		const table = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
		expect(file.slice(table)).toMatch(/^xref\n0 5\n/);
		const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
		expect(offsets).toHaveLength(4);
		offsets.forEach((offset, index) => {
			expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
		});
	});

	test("gives the length of its drawing", () => {
		const [, length, content] = /<< \/Length (\d+) >>\nstream\n([\s\S]*)\nendstream/.exec(file) ?? [];
		expect(content).toHaveLength(Number(length));
	});
});
