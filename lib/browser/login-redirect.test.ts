import { loginPath, loginReason, loginStudent, nextPath } from "./login-redirect";

test("login path and its next parameter", () => {
	const path = "/student/details/2025001?from=menu&x=১#top";
	const { pathname, search } = new URL(loginPath(path), "http://localhost");
	expect(pathname).toBe("/student-login");
	expect(decodeURIComponent(nextPath(search))).toBe(path);
});

test.each([
	"",
	"https://evil.example/",
	"//evil.example",
	"/\\evil.example",
	"/\t/evil.example",
	"/.//evil.example",
	"/x/..//evil.example",
	"javascript:alert(1)",
	"student-result",
	"//",
	loginPath("/"),
])("%j leads home", (next) => {
	expect(nextPath(`?next=${encodeURIComponent(next)}`)).toBe("/");
});

test("no next parameter leads home", () => {
	expect(nextPath("")).toBe("/");
});

test("reason for the redirect to the login page", () => {
	const reasonOf = (path: string) => loginReason(new URL(path, "http://localhost").searchParams);
	expect(reasonOf("/student-login")).toBeNull();
	expect(reasonOf(loginPath("/profile/1"))).toBe("needed");
	expect(reasonOf(loginPath("/profile/1", "expired"))).toBe("expired");
	expect(reasonOf(loginPath("/children", "add"))).toBe("add");
	expect(reasonOf("/student-login?next=/&reason=other")).toBe("needed");
});

test("the student id that the form begins with is a number or none", () => {
	const studentOf = (path: string) => loginStudent(new URL(path, "http://localhost").searchParams);
	expect(studentOf(loginPath("/children", "expired", "2025001"))).toBe("2025001");
	expect(studentOf(loginPath("/children", "expired"))).toBeNull();
	expect(studentOf("/student-login?student=2025001x")).toBeNull();
});
