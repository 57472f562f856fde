import {
	chooseLogin,
	hasRoomFor,
	logOut,
	markMustChange,
	maxChildren,
	mustChangePassword,
	ownToken,
	readTokens,
	removeToken,
	storeApplicationToken,
	storeLogin,
	tokenFor,
} from "./tokens";

const tokenOf = (number: number, letter = "a") => `${number}|${letter.repeat(43)}`;
const [first, second, third] = [tokenOf(2025001), tokenOf(2025002), tokenOf(2025003)];
const application = tokenOf(2026123, "z");

let items: Record<string, string>;
let sent: string[];
let opened: string[];

beforeEach(() => {
	items = {};
	sent = [];
	opened = [];
	Object.assign(globalThis, {
		localStorage: {
			getItem: (name: string) => items[name] ?? null,
			setItem: (name: string, value: string) => {
				items[name] = value;
			},
			removeItem: (name: string) => delete items[name],
		},
		dispatchEvent: () => true,
		location: { assign: (path: string) => opened.push(path) },
		fetch: async (_: string, { headers }: { headers: { Authorization: string } }) => {
			sent.push(headers.Authorization);
		},
	});
});

const logIn = (...tokens: string[]) => {
	for (const token of tokens) storeLogin(token, false);
};

test("a browser from before there were several children keeps its login, its slip and its applications", () => {
	items = { token: first, "password-change": "2025001", applications: JSON.stringify([application]) };
	expect(readTokens()).toEqual({
		login: first,
		children: [first],
		applications: [application],
		changes: ["2025001"],
	});
	expect(mustChangePassword(first)).toBe(true);
	logIn(second);
	expect(readTokens()).toMatchObject({ login: second, children: [first, second], applications: [application] });
	expect(mustChangePassword(first)).toBe(true);
	expect(mustChangePassword(second)).toBe(false);
});

test("one child alone is stored as before", () => {
	storeLogin(first, true);
	expect(items).toEqual({ token: first, "password-change": "2025001" });
	logIn(second);
	removeToken(second);
	expect(items).toEqual({ token: first, "password-change": "2025001" });
	removeToken(first, { keepsPlace: true });
	expect(items).toEqual({});
});

test("another login is added, and is in use; a new one of the same child takes the place of the old", () => {
	logIn(first, second, third);
	expect(readTokens()).toMatchObject({ login: third, children: [first, second, third] });
	const newer = tokenOf(2025001, "b");
	logIn(newer);
	expect(readTokens()).toMatchObject({ login: newer, children: [newer, second, third] });
});

test("a login that another program has stored is one of the children", () => {
	logIn(first, second);
	items.token = third;
	expect(readTokens()).toMatchObject({ login: third, children: [first, second, third] });
	chooseLogin(first);
	expect(readTokens()).toMatchObject({ login: first, children: [first, second, third] });
});

test("only a login of a child can be chosen", () => {
	logIn(first, second);
	storeApplicationToken(application);
	chooseLogin(first);
	for (const other of [application, third, "2025002|"]) chooseLogin(other);
	expect(readTokens().login).toBe(first);
});

test("there is room for six; who is there already may log in again", () => {
	const numbers = Array.from({ length: maxChildren }, (_, index) => 2025001 + index);
	for (const number of numbers) {
		expect(hasRoomFor(String(number))).toBe(true);
		logIn(tokenOf(number));
	}
	expect(hasRoomFor("2025099")).toBe(false);
	expect(hasRoomFor("2025003")).toBe(true);
	removeToken(tokenOf(2025003), { keepsPlace: true });
	expect(hasRoomFor("2025099")).toBe(false);
	removeToken("2025003|");
	expect(hasRoomFor("2025099")).toBe(true);
});

test("an ended login keeps the child's place among others, and its page asks for a login, not for another's", () => {
	logIn(first, second);
	removeToken(second, { keepsPlace: true });
	// Several calls of a page are refused at once.
	removeToken(second, { keepsPlace: true });
	const tokens = readTokens();
	expect(tokens).toMatchObject({ login: first, children: [first, "2025002|"] });
	expect(tokenFor(tokens, "2025002")).toBeNull();
	expect(tokenFor(tokens, "2025001")).toBe(first);
	expect(tokenFor(tokens, "2025009")).toBe(first);
	removeToken(first, { keepsPlace: true });
	expect(readTokens()).toMatchObject({ login: null, children: ["2025001|", "2025002|"] });
	logIn(second);
	expect(readTokens()).toMatchObject({ login: second, children: ["2025001|", second] });
});

test("a logout ends the own token and leaves the others; what was seen last goes", () => {
	logIn(first, second);
	storeLogin(third, true);
	items["last-result"] = "x";
	logOut(third);
	expect(sent).toEqual([`Bearer ${third}`]);
	expect(JSON.stringify(items)).not.toContain("2025003");
	expect(items["last-result"]).toBeUndefined();
	expect(readTokens()).toMatchObject({ login: first, children: [first, second] });
	removeToken(first, { keepsPlace: true });
	logOut("2025001|");
	logOut(second);
	expect(sent).toEqual([third, second].map((token) => `Bearer ${token}`));
	expect(opened).toEqual(["/children", "/children", "/"]);
	expect(items).toEqual({});
});

test("with a child goes its own application, which has kept its number; others stay", () => {
	const own = tokenOf(2025001, "y");
	for (const one of [application, own]) storeApplicationToken(one);
	logIn(first, second);
	logOut(first);
	expect(sent.sort()).toEqual([first, own].map((token) => `Bearer ${token}`));
	expect(readTokens()).toMatchObject({ login: second, children: [second], applications: [application] });
	storeApplicationToken(tokenOf(2025002, "y"));
	logIn(third);
	removeToken(second, { keepsPlace: true });
	logOut("2025002|");
	expect(readTokens()).toMatchObject({ children: [third], applications: [application] });
	expect(JSON.stringify(items)).not.toMatch(/202500[12]/);
});

test("applications are of another kind: they end no login, and leave the children where they are", () => {
	storeApplicationToken(application);
	expect(readTokens()).toMatchObject({ login: null, children: [], applications: [application] });
	logIn(first, second);
	storeApplicationToken(tokenOf(2025002, "y"));
	expect(readTokens()).toMatchObject({ login: second, children: [first, second] });
	expect(ownToken(readTokens(), "2025002")).toBe(second);
	logOut(application);
	expect(opened).toEqual(["/"]);
	expect(readTokens()).toMatchObject({ children: [first, second], applications: [tokenOf(2025002, "y")] });
});

test("what the server says of a password is kept for that child until its login ends", () => {
	logIn(first, second);
	markMustChange(first);
	markMustChange(first);
	markMustChange(third);
	expect(items["password-change"]).toBe("2025001");
	expect(mustChangePassword(second)).toBe(false);
	storeLogin(second, true);
	expect(items["password-change"]).toBe("2025001 2025002");
	logIn(tokenOf(2025001, "b"));
	expect(items["password-change"]).toBe("2025002");
	removeToken(second, { keepsPlace: true });
	expect(items["password-change"]).toBeUndefined();
});

test.each(["", "{", "null", "7", '"2025001|"', "[1,null,{}]", '["x|y","2025001|short","0|"]'])(
	"ignores malformed children: %j",
	(text) => {
		items = { token: first, children: text };
		expect(readTokens()).toMatchObject({ login: first, children: [first] });
	},
);
