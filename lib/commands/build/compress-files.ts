/** Compresses the build's scripts and styles as far as possible, once; lib/http/static-files sends them. */
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const kinds = [".css", ".js"];

/** By the file name extension of their output. */
const compressors = {
	".br": (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
	".gz": (bytes: Buffer) => zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Files compressed concurrently: the number of threads in libuv's pool. */
const atOnce = pLimit(4);

/**
 * Writes each script and style again beside itself, with Brotli and with gzip.
 * @param folder of the build's static files
 */
export async function compressFiles(folder: string): Promise<void> {
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
	const files = names.filter((name) => kinds.includes(path.extname(name))).map((name) => path.join(folder, name));
	const jobs = files.flatMap((file) =>
		Object.entries(compressors).map(([ending, compressed]) =>
			atOnce(async () => writeFile(file + ending, await compressed(await readFile(file)))),
		),
	);
	await Promise.all(jobs);
}
