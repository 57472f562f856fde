/** A device in words, from what its browser says of itself. */

/** The first that matches; an iPad's browser may say that it is a Mac's. */
const devices: [sign: RegExp, name: string][] = [
	[/iPhone|iPod/, "iPhone"],
	[/iPad/, "iPad"],
	[/Android.*Mobile/, "Android ফোন"],
	[/Android/, "Android ট্যাব"],
	[/Windows/, "Windows কম্পিউটার"],
	[/CrOS/, "Chromebook"],
	[/Macintosh/, "Mac কম্পিউটার"],
	[/Linux|X11/, "Linux কম্পিউটার"],
];

/** Browsers also name those that they are built on, so the more special ones stand first. */
const browsers: [sign: RegExp, name: string][] = [
	[/Edg(A|iOS)?\//, "Edge"],
	[/OPR\/|Opera|OPiOS\//, "Opera"],
	[/SamsungBrowser\//, "Samsung Internet"],
	[/UCBrowser\//, "UC Browser"],
	[/MiuiBrowser\//, "Mi Browser"],
	[/Firefox\/|FxiOS\//, "Firefox"],
	[/Chrome\/|CriOS\//, "Chrome"],
	[/Safari\//, "Safari"],
];

const unknownDevice = "অজানা যন্ত্র";

/**
 * @param agent the header User-Agent
 * @returns for example "Android ফোন, Chrome"
 */
export function deviceText(agent: string | null): string {
	const find = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(agent ?? ""))?.[1];
	return [find(devices) ?? unknownDevice, find(browsers)].filter(Boolean).join(", ");
}
