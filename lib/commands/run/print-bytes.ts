import { writeSync } from "node:fs";

/**
 * Writes all bytes to standard output before it returns: the process exits after its program, without flushing buffers.
 */
export async function printBytes(output: Uint8Array): Promise<void> {
	for (let sent = 0; sent < output.length; ) {
		try {
			sent += writeSync(1, output, sent);
		} catch (error) {
			// The pipe is full and non-blocking: wait until the reader has taken something.
			if ((error as { code?: string }).code !== "EAGAIN") throw error;
			await new Promise((resolve) => setTimeout(resolve, 5));
		}
	}
}
