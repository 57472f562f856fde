import { errorText } from "@/lib/bengali/errors";
import { refusalOf } from "./refusal";

const all = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

test.each(["/api/homeslider", "/api", "/api?x", "/cms/notices", "/admin", "/admin?x=1", "/office/marks"])(
	"%s accepts all common methods",
	(url) => {
		for (const method of all) expect(refusalOf({ method, url })).toBeNull();
	},
);

test.each([
	"/",
	"/notices/2",
	"/image/slider/a.webp",
	"/_next/static/a.js",
	"/favicon.ico",
	"/apis",
	"/administration",
])("%s accepts GET, HEAD and POST only", (url) => {
	for (const method of all) {
		const refusal = refusalOf({ method, url });
		if (["GET", "HEAD", "POST"].includes(method)) expect(refusal).toBeNull();
		else expect(refusal).toMatchObject({ status: 405, headers: { Allow: "GET, HEAD, POST" } });
	}
});

test.each(["TRACE", "PROPFIND", "PURGE", "CONNECT", ""])("no path accepts %s", (method) => {
	expect(refusalOf({ method, url: "/notices" })).toMatchObject({ status: 405, body: errorText.methodNotAllowed });
	const call = refusalOf({ method, url: "/api/homeslider" });
	expect(call).toMatchObject({ status: 405, headers: { "Content-Type": "application/json" } });
	expect(JSON.parse(call?.body ?? "")).toEqual({ success: false, message: errorText.methodNotAllowed });
});

test.each(["*", "http://school.example/notices", "http://", ""])("the request target %s is not a path", (url) => {
	for (const method of ["GET", "OPTIONS"]) expect(refusalOf({ method, url })).toMatchObject({ status: 400 });
});
