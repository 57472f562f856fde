import { shellUrl } from "./edge";

test.each([
	["/profile/2025001", "/profile/0"],
	["/profile/2025001?_rsc=x", "/profile/0?_rsc=x"],
	["/profile/%E0%A7%A7", "/profile/0"],
	["/student/details/31", "/student/details/0"],
	["/change-password/2025001", "/change-password/0"],
	["/student-result-publish/1/2/3/4", "/student-result-publish/0/0/0/0"],
])("all numbers have the page of the placeholder: %s", (url, stored) => expect(shellUrl(url)).toBe(stored));

test.each([
	"/",
	"/profile",
	"/profile/",
	"/profile/1/2",
	"/student/student-application-form",
	"/student-result-publish/1/2/3",
	"/notices/2",
	"/result/1/2/3",
	"/?/profile/1",
])("%s is no shell", (url) => expect(shellUrl(url)).toBeNull());
