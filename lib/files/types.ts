import path from "node:path";

/** Types of files by extension; none that a browser executes. */
const types: Readonly<Record<string, string>> = {
	".webp": "image/webp",
	".png": "image/png",
	".jpg": "image/jpeg",
	".jpeg": "image/jpeg",
	".avif": "image/avif",
	".pdf": "application/pdf",
};

/** @returns the media type by which a file is sent; undefined for a name of another kind */
export const typeOf = (name: string): string | undefined => types[path.extname(name).toLowerCase()];
