/** The look of the site for pages outside of its frame (lib/http/plain-page), which no build has a stylesheet for. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { paletteCss, plain } from "@/app/(site)/palette";
import { fontPath, plainStylesPath } from "@/lib/contract/paths";

// Without the comment Turbopack would look for the files itself.
const read = (file: string) => readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), "app", file));

const same = Object.entries(plain).map(([name, value]) => `--${name}:${value};`);

const own = `
main { width: 100%; max-width: 40rem; margin: 0 auto; padding: 2rem 1rem; }
label { display: block; font-weight: 600; }
input { width: 100%; max-width: 24rem; padding: 0.5rem; border: 1px solid var(--field); border-radius: var(--radius); background: var(--paper); }
.hint { color: var(--soft-ink); }
[role="alert"] { padding: 0.6rem 1rem 0; border-left: 4px solid var(--error); background: var(--bad); overflow: hidden; }
`;

/** By path, with its type. */
export const plainStyles = new Map<string, { type: string; content: () => Buffer<ArrayBuffer> | string }>([
	[
		plainStylesPath,
		{
			type: "text/css; charset=utf-8",
			content: () =>
				[
					`${read("fonts/school-bengali.css")}`.replaceAll("./noto-sans-bengali.woff2", fontPath),
					`${paletteCss}:root{${same.join("")}}`,
					String(read("(site)/site.css")),
					own,
				].join("\n"),
		},
	],
	[fontPath, { type: "font/woff2", content: () => read("fonts/noto-sans-bengali.woff2") }],
]);
