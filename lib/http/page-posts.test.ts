import { bodyBytes, uploadBytes } from "@/lib/contract/body-limits.js";
import { createPostGate } from "./page-posts";

const application = "/student/student-application-form";
const post = (path: string, bytes: number, address = "192.0.2.1") => ({ path, bytes, address, isOwn: true });

test("only pages with a form accept POST", () => {
	const checkPost = createPostGate();
	for (const path of ["/", "/notices", "/student-login/", "/student-result/", "/api-x", ""])
		expect(checkPost(post(path, 10))).toBe("method");
	for (const path of ["/student-result", "/student-login", application, "/admin/collections/students"])
		expect(checkPost(post(path, 10))).toEqual(expect.any(Function));
});

test("a form of another site is refused as such, in the office too", () => {
	const checkPost = createPostGate();
	for (const path of ["/student-result", "/student-login", application, "/admin/login"])
		expect(checkPost({ ...post(path, 10), isOwn: false })).toBe("site");
	expect(checkPost({ ...post("/notices", 10), isOwn: false })).toBe("method");
});

test("a form has a Content-Length within its page's limit", () => {
	const checkPost = createPostGate();
	expect(checkPost(post("/student-result", bodyBytes))).toEqual(expect.any(Function));
	expect(checkPost(post("/student-result", bodyBytes + 1))).toBe("size");
	expect(checkPost(post(application, bodyBytes + uploadBytes))).toEqual(expect.any(Function));
	expect(checkPost(post(application, bodyBytes + uploadBytes + 1))).toBe("size");
	expect(checkPost(post(application, Number.NaN))).toBe("size");
	expect(checkPost(post("/admin", uploadBytes))).toBe("size");
});

test("limits concurrent large forms, in total and per address, but not small ones", () => {
	const checkPost = createPostGate();
	const large = (address: string) => checkPost(post(application, uploadBytes, address));
	const own = Array.from({ length: 5 }, () => large("192.0.2.1"));
	expect(own.map((judged) => typeof judged)).toEqual([...Array(4).fill("function"), "string"]);
	const others = Array.from({ length: 5 }, (_, index) => large(`192.0.2.${index + 2}`));
	expect(others.at(-1)).toBe("busy");
	expect(checkPost(post(application, 2000, "192.0.2.1"))).toEqual(expect.any(Function));

	const [answered] = own;
	if (typeof answered === "function") answered();
	expect(large("192.0.2.1")).toEqual(expect.any(Function));
	expect(large("192.0.2.1")).toBe("busy");
});
