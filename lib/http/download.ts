import "server-only";
import { encodeExtended } from "./content";

const types = {
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	csv: "text/csv; charset=utf-8",
	html: "text/html; charset=utf-8",
};

/** @returns a file that the browser saves and nothing else stores: it has personal data */
export const sendDownload = (bytes: Buffer, name: string, type: keyof typeof types): Response =>
	new Response(new Uint8Array(bytes), {
		headers: {
			"Cache-Control": "no-store",
			"Content-Type": types[type],
			"Content-Disposition": `attachment; filename*=UTF-8''${encodeExtended(name)}`,
			"X-Content-Type-Options": "nosniff",
		},
	});
