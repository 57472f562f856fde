import { jest } from "@jest/globals";
import fc from "fast-check";
import { describeError, describeErrorsOnConsole, describeLogEntry } from "./log";

const value = "Karim Uddin 01712345678";

/** Messages of drivers, parsers and the ORM that contain the input. */
const messages: ((value: string) => string)[] = [
	(text) => `invalid input syntax for type integer: "${text}"`,
	(text) => `value "${text}" is out of range for type integer`,
	(text) => `Failed query: insert into "students" ("name") values (?)\nparams: ${text}`,
	(text) => `params: ${text}`,
	(text) => `duplicate key: Key (father_mobile)=(${text}) already exists.`,
	(text) => `Unexpected token 'K', "{${text}" is not valid JSON`,
	(text) => `ENOENT: no such file or directory, open '/data/media/${text}.webp'`,
	(text) => `Cannot read properties of undefined (reading '${text}')`,
	(text) => `Expected number, received: ${text}`,
	(text) => `near \`${text}\`: syntax error`,
];

test("values are removed from messages", () => {
	const part = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 });
	// Names with quotation marks, line ends and what looks like a line of a stack.
	const texts = fc.tuple(part, fc.constantFrom('"', "'", "`", ")", "\n", "\n    at ", " "), part);
	fc.assert(
		fc.property(texts, fc.nat(messages.length - 1), ([before, sign, after], index) => {
			const text = `${value}${before}${sign}${value}${after} (x.js:1:1)`;
			for (const error of [new Error(messages[index]?.(text)), new SyntaxError(messages[index]?.(text))])
				expect(describeError(error)).not.toMatch(/Karim|Uddin|0171/);
		}),
	);
});

test("long values are removed, in reasonable time", () => {
	const long = `"${"Karim ".repeat(500_000)}`;
	expect(describeError(new Error(long))).not.toContain("Karim");
	expect(describeError(new Error("x".repeat(5_000_000))).length).toBeLessThan(5000);
});

test("keeps name, code, schema names and stack frames", () => {
	const error = Object.assign(new Error('null value in column "name" of relation "students" violates "x"'), {
		code: "23502",
		detail: value,
		parameters: [value],
	});
	const [first, ...places] = describeError(error).split("\n");
	expect(first).toBe('Error (23502): null value in column "name" of relation "students" violates …');
	expect(places[0]).toMatch(/^\s+at .*log\.test\.ts:\d+:\d+/);
});

test("describes the innermost cause, also with circular causes", () => {
	const inner = new TypeError("disk I/O error");
	const outer = new Error(`Failed query\nparams: ${value}`, { cause: new Error(`params: ${value}`, { cause: inner }) });
	expect(describeError(outer)).toMatch(/^TypeError: disk I\/O error\n/);
	inner.cause = outer;
	expect(describeError(outer)).not.toContain("Karim");
});

test.each([
	["a text", value],
	["an object", { name: value }],
	["nothing", undefined],
	["null", null],
])("describes %s that is thrown by its type", (_, thrown) => expect(describeError(thrown)).toMatch(/^Thrown: \w+$/));

test("omits malformed names and codes", () => {
	const error = Object.assign(new Error("x"), { name: value, code: value });
	expect(describeError(error)).toMatch(/^Error: x\n/);
});

test("a refused request is one short line", () => {
	const error = Object.assign(new Error(`নাম: ${value}`), { name: "ValidationError", status: 400, data: { value } });
	for (const entry of [[error], [{ err: error }], [{ err: error, msg: value }]])
		expect(describeLogEntry(entry)).toBe("Refused: ValidationError 400");
});

test("an entry of Payload's log keeps its text and describes its error", () => {
	const entry = describeLogEntry([{ err: new Error("disk I/O error"), msg: "There was an error", doc: { value } }]);
	expect(entry).toMatch(/^There was an error Error: disk I\/O error\n\s+at /);
	expect(describeLogEntry([`File Karim-1.png is missing`])).toBe("File …");
	expect(describeLogEntry([{ msg: "There was an error, with ID 5" }])).toBe("There was an error, with ID …");
});

test("errors passed to the console are described too", () => {
	const write = jest.spyOn(console, "error").mockImplementation(() => {});
	const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
	describeErrorsOnConsole();
	console.error("⨯", new Error(`x "${value}"`), { value, err: new Error(`params: ${value}`) });
	const [sign, ...rest] = write.mock.calls[0] ?? [];
	write.mockRestore();
	warn.mockRestore();
	expect(sign).toBe("⨯");
	expect(rest).toEqual([expect.stringMatching(/^Error: x …/), expect.stringMatching(/^Error: …/)]);
	expect(rest.join()).not.toContain("Karim");
});

test("requests that no page sends are one short line, once a minute for each kind", () => {
	const write = jest.spyOn(console, "error").mockImplementation(() => {});
	describeErrorsOnConsole();
	for (const id of ["7f01", "7f02"]) {
		console.error(new Error(`Failed to find Server Action "${id}". This request might be from an older deployment.`));
		console.error(`\`origin\` header with value \`${id}\` does not match, from a forwarded Server Actions request.`);
		console.error("⨯", new Error("Invalid Server Actions request."));
		console.error(new Error("Invalid answer of a Server Action"));
	}
	const lines = write.mock.calls.map((values) => values.join(" "));
	write.mockRestore();
	expect(lines.slice(0, 3)).toEqual([
		"Refused: Failed to find Server Action",
		expect.stringMatching(/with value `7f01` does not match/),
		"⨯ Refused: Invalid Server Actions request",
	]);
	expect(lines.slice(3)).toEqual(
		Array(2).fill(expect.stringMatching(/^Error: Invalid answer of a Server Action\n +at /)),
	);
});
