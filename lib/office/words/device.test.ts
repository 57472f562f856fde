import { deviceText } from "./device";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
	[`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`, "Android ফোন, Chrome"],
	[
		`Mozilla/5.0 (Linux; Android 13; SM-A136B) ${webkit} SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36`,
		"Android ফোন, Samsung Internet",
	],
	[`Mozilla/5.0 (Linux; Android 9; SM-T510) ${webkit} Chrome/130.0.0.0 Safari/537.36`, "Android ট্যাব, Chrome"],
	["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0", "Windows কম্পিউটার, Firefox"],
	[`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, "Windows কম্পিউটার, Edge"],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1",
		"iPhone, Safari",
	],
	[
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15",
		"Mac কম্পিউটার, Safari",
	],
	[`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/130.0.0.0 Safari/537.36`, "Linux কম্পিউটার, Chrome"],
	["curl/8.5.0", "অজানা যন্ত্র"],
	[null, "অজানা যন্ত্র"],
])("%s", (agent, words) => {
	expect(deviceText(agent)).toBe(words);
});
