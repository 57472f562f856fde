import { expect, test } from "@jest/globals";
import { decodableUrl } from "./edge";

test.each([
	"/",
	"/notices?page=2",
	"/content/%E0%A6%95",
	"/content/100%25",
	"/content/ক",
	"/a%2Fb",
	"/notices?page=%zz",
])("leaves %s as it is", (url) => expect(decodableUrl(url)).toBe(url));

test.each([
	["/educational/notice/%E0%A4%A", "/404"],
	["/%", "/404"],
	["/api/get-content-details/%E0", "/api/404"],
])("rewrites %s to %s", (url, missing) => expect(decodableUrl(url)).toBe(missing));
