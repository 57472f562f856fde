/**
 * A PDF file of one A4 page that looks like a letter or a table from afar: lines where the words would be.
 * PDF 1.4 (Adobe's reference, third edition): objects, a cross-reference table with the byte offset of each, a trailer.
 */

const page = { width: 595, height: 842 };

/** Drawing commands: grey levels and boxes measured in points from the page's lower left corner. */
function drawing(kind: "letter" | "table"): string {
	const box = (x: number, y: number, width: number, height: number) => `${x} ${y} ${width} ${height} re f`;
	const head = [
		"0.04 0.31 0.23 rg",
		box(0, 830, 595, 12),
		box(150, 770, 295, 16),
		"0.6 g",
		box(190, 750, 215, 6),
		box(65, 730, 465, 1),
	];
	const lines = Array.from({ length: 18 }, (_, row) =>
		box(65, 670 - row * 24, row % 6 === 5 ? 220 : 465 - ((row * 23) % 30), 6),
	);
	const rules = Array.from({ length: 10 }, (_, row) => box(65, 680 - row * 44, 465, 1));
	const columns = Array.from({ length: 6 }, (_, column) => box(65 + column * 93, 284, 1, 397));
	const cells = Array.from({ length: 45 }, (_, cell) =>
		box(77 + (cell % 5) * 93, 656 - Math.floor(cell / 5) * 44, 40 + ((cell * 7) % 30), 6),
	);
	const foot = [box(400, 150, 130, 1), box(420, 136, 90, 5)];
	return [...head, "0.75 g", ...(kind === "letter" ? lines : [...rules, ...columns, ...cells]), ...foot].join("\n");
}

/**
 * @param kind what the page looks like
 * @returns the file's bytes
 */
export function pdf(kind: "letter" | "table"): Buffer {
	const content = drawing(kind);
	const objects = [
		"<< /Type /Catalog /Pages 2 0 R >>",
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << >> >>`,
		`<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
	];
	let file = "%PDF-1.4\n";
	const offsets = objects.map((object, index) => {
		const offset = file.length;
		file += `${index + 1} 0 obj\n${object}\nendobj\n`;
		return offset;
	});
	const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
	const count = objects.length + 1;
	file += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
	return Buffer.from(file, "latin1");
}
