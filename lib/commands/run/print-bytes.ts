import { writeSync } from "node:fs";

/** Prints bytes completely: the process ends as soon as its program does, before what is buffered is written. */
export async function printBytes(output: Uint8Array): Promise<void> {
	for (let sent = 0; sent < output.length; ) {
		try {
			sent += writeSync(1, output, sent);
		} catch (error) {
			// A full pipe that does not block; the reader empties it.
			if ((error as { code?: string }).code !== "EAGAIN") throw error;
			await new Promise((resolve) => setTimeout(resolve, 5));
		}
	}
}
