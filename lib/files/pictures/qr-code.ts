/** QR codes as SVG, made on the server: the library is in no page's script. */
import "server-only";
import { encode } from "uqr";

/** Modules of white around the code, which readers need (ISO/IEC 18004). */
const border = 4;

/**
 * @param text usually a URL
 * @returns an SVG picture; each run of dark modules is one rectangle, because printers leave gaps between single ones
 */
export function qrCode(text: string): string {
	const { data, size } = encode(text, { ecc: "M", border });
	const runs = data.flatMap((row, y) =>
		[
			...row
				.map((dark) => (dark ? "1" : "0"))
				.join("")
				.matchAll(/1+/g),
		].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${runs.join("")}"/></svg>`;
}

/** @returns the same as a data URL, for an `<img>` */
export const qrCodeUrl = (text: string): string =>
	`data:image/svg+xml;base64,${Buffer.from(qrCode(text)).toString("base64")}`;
