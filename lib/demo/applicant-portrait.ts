/** Drawn portraits of applicants, in the manner of the teachers' (lib/demo/files/portraits). */
import sharp from "sharp";

/** Colours; a girl may have a scarf, whose colour that is. */
export type ApplicantPortrait = { skin: string; cloth: string; scarf?: string };

const pixels = 300;
const hair = "#2a1f1a";

const short = `<ellipse cx="150" cy="122" rx="53" ry="66" fill="${hair}"/>`;
const fringe = `<path d="M101 122c4-40 22-56 49-56s45 16 49 56c-8-18-14-26-20-30-20 6-38 6-58 0-6 4-12 12-20 30z" fill="${hair}"/>`;
const long = `<path d="M88 206c-6-100 8-154 62-154s68 54 62 154c-10 8-24 10-32 6V116c-18 2-44-4-54-16-2 10-4 16-6 22v90c-8 4-22 2-32-6z" fill="${hair}"/>`;

const veil = (colour: string) =>
	`<path d="M82 238c-2-118 6-188 68-188s70 70 68 188c-44 18-92 18-136 0z" fill="${colour}"/>`;

/** @returns a data URL, as the form sends a picture */
export async function drawPortrait({ skin, cloth, scarf }: ApplicantPortrait, gender: 1 | 2): Promise<string> {
	const behind = scarf ? veil(scarf) : gender === 2 ? long : short;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300">
		<rect width="300" height="300" fill="#e7eef2"/>
		${behind}
		<path d="M40 300c4-58 44-82 110-82s106 24 110 82z" fill="${cloth}"/>
		<path d="M128 180h44v36c0 14-44 14-44 0z" fill="${skin}"/>
		<ellipse cx="150" cy="138" rx="50" ry="58" fill="${skin}"/>
		${scarf ? `<path d="M98 140c0-52 20-72 52-72s52 20 52 72c-4-30-20-48-52-48s-48 18-52 48z" fill="${scarf}"/>` : ""}
		${gender === 1 ? fringe : ""}
		<g fill="${hair}"><circle cx="132" cy="140" r="5"/><circle cx="168" cy="140" r="5"/></g>
		<path d="M134 166q16 12 32 0" fill="none" stroke="${hair}" stroke-width="4" stroke-linecap="round"/>
	</svg>`;
	const picture = await sharp(Buffer.from(svg)).resize(pixels, pixels).webp({ quality: 80 }).toBuffer();
	return `data:image/webp;base64,${picture.toString("base64")}`;
}
