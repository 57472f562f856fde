/** Each kind of error as the answer of a call: its status, its body whole, its headers. */
import { jest } from "@jest/globals";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { errorText } from "@/lib/bengali/errors";
import { filesText } from "@/lib/bengali/files";
import { machineFaults } from "@/lib/bengali/machine-faults";
import { StoreUnavailable } from "@/lib/files/unavailable";
import { forbiddenError, invalidError, notFoundError, SchoolError, unauthorisedError } from "@/lib/school/errors";
import { CallError, failure, proofRequiredError, tooManyError, unavailableError } from "./failure";

const fullDisk = Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
const minutes = (count: number) => ({ message: errorText.tooMany(toBengaliDigits(count)) });

const cases: [what: string, error: unknown, status: number, body: object, headers?: Record<string, string>][] = [
	["no session", unauthorisedError(), 401, { message: errorText.unauthorised }],
	["no right", forbiddenError(), 403, { message: errorText.forbidden }],
	["nothing there", notFoundError(), 404, { message: errorText.notFound }],
	["wrong fields", invalidError({ name: ["x"] }), 422, { message: errorText.invalid, errors: { name: ["x"] } }],
	["wrong as a whole", new SchoolError("invalid", "কারণ"), 422, { message: "কারণ" }],
	["a proof", proofRequiredError("কে?"), 403, { message: "কে?", errors: { proof: ["কে?"] }, proof_required: true }],
	["too many, for no time", tooManyError(0), 429, minutes(1), { "Retry-After": "1" }],
	["too many, for a minute", tooManyError(60), 429, minutes(1), { "Retry-After": "60" }],
	["too many, for more", tooManyError(60.2), 429, minutes(2), { "Retry-After": "61" }],
	["not ready", unavailableError(), 503, { message: errorText.unavailable }],
	["no store", new StoreUnavailable(new Error("x")), 503, { message: filesText.unavailable }],
	["a full disk", new Error("Failed query", { cause: fullDisk }), 503, { message: errorText.unavailable }],
];

let log: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
	log = jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

test.each(cases)("%s", async (_, error, status, body, headers = {}) => {
	const answer = failure(error);
	expect(answer.status).toBe(status);
	expect(await answer.json()).toEqual({ success: false, ...body });
	const always = { "content-type": "application/json", "cache-control": "no-store" };
	const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
	expect(Object.fromEntries(answer.headers)).toEqual({ ...always, ...Object.fromEntries(lower) });
	// A refusal is no line of the log, a fault is one.
	expect(log).toHaveBeenCalledTimes(status === 503 && !(error instanceof CallError) ? 1 : 0);
});

test("staff learn which fault of the machine it is", async () => {
	expect(await failure(fullDisk, true).json()).toEqual({ success: false, message: machineFaults.full.bengali });
});

test("of what nobody expected a caller gets a number alone, which the log has too", async () => {
	const answer = failure(new Error("near SELECT: syntax error"), true);
	const [, reference = ""] = /^\[([0-9a-f]{8})\] Error/.exec(String(log.mock.calls[0])) ?? [];
	expect([answer.status, await answer.json()]).toEqual([500, { success: false, message: errorText.server(reference) }]);
});
