import { createHash } from "node:crypto";
import { createToken, readToken } from "./tokens";

const sent = readToken;

test("a token is the id and 32 random bytes; what is stored is their hash alone", () => {
	const { token, hash } = createToken(2025001);
	const [code, secret = ""] = token.split("|");
	expect(code).toBe("2025001");
	expect(Buffer.from(secret, "base64url")).toHaveLength(32);
	expect(hash).toBe(createHash("sha256").update(secret).digest("hex"));
	expect(token).not.toContain(hash);
	expect(sent(`Bearer ${token}`)).toEqual({ code: 2025001, hash });
	expect(createToken(2025001).token).not.toBe(token);
});

test.each([
	null,
	"",
	"Bearer",
	"Bearer 2025001",
	"Basic 2025001|x",
	"Bearer 2025001|x",
	`Bearer x|${"a".repeat(43)}`,
	`Bearer 1|${"a".repeat(44)}`,
])("%j is no token", (authorization) => expect(sent(authorization)).toBeNull());
