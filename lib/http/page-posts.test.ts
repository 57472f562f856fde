import { environment } from "@/lib/environment";
import { postGate } from "./page-posts";

const { BODY_BYTES, UPLOAD_BYTES } = environment;
const application = "/student/student-application-form";
const post = (path: string, bytes: number, address = "192.0.2.1") => ({ path, bytes, address });

test("only pages with a form take a POST", () => {
	const judge = postGate();
	for (const path of ["/", "/notices", "/student-login", "/student-result/", "/api-x", ""])
		expect(judge(post(path, 10))).toBe("method");
	for (const path of ["/student-result", application, "/admin/collections/students"])
		expect(judge(post(path, 10))).toEqual(expect.any(Function));
});

test("a form is as long as its page allows, and says how long it is", () => {
	const judge = postGate();
	expect(judge(post("/student-result", BODY_BYTES))).toEqual(expect.any(Function));
	expect(judge(post("/student-result", BODY_BYTES + 1))).toBe("size");
	expect(judge(post(application, BODY_BYTES + UPLOAD_BYTES))).toEqual(expect.any(Function));
	expect(judge(post(application, BODY_BYTES + UPLOAD_BYTES + 1))).toBe("size");
	expect(judge(post(application, Number.NaN))).toBe("size");
	expect(judge(post("/admin", UPLOAD_BYTES))).toBe("size");
});

test("few large forms are read at once, fewer of one address, and small ones always", () => {
	const judge = postGate();
	const large = (address: string) => judge(post(application, UPLOAD_BYTES, address));
	const own = Array.from({ length: 5 }, () => large("192.0.2.1"));
	expect(own.map((judged) => typeof judged)).toEqual([...Array(4).fill("function"), "string"]);
	const others = Array.from({ length: 5 }, (_, index) => large(`192.0.2.${index + 2}`));
	expect(others.at(-1)).toBe("busy");
	expect(judge(post(application, 2000, "192.0.2.1"))).toEqual(expect.any(Function));

	const [answered] = own;
	if (typeof answered === "function") answered();
	expect(large("192.0.2.1")).toEqual(expect.any(Function));
	expect(large("192.0.2.1")).toBe("busy");
});
