/** The end of the certificate that visitors of the site get. */
import "server-only";
import { connect } from "node:tls";
import { processWide } from "@/lib/machine/process-wide";

const hour = 60 * 60_000;
const patience = 5_000;

const known = processWide<{ at: number; end: Date | null }>("certificate", () => ({
	at: Number.NEGATIVE_INFINITY,
	end: null,
}));

/**
 * Asks at most once an hour.
 * @param url of the site, https
 * @returns until when the certificate is valid; null if the site cannot be reached at its own address from here
 */
export async function certificateEnd(url: string): Promise<Date | null> {
	if (performance.now() - known.at > hour) {
		known.at = performance.now();
		known.end = await askEnd(new URL(url));
	}
	return known.end;
}

const askEnd = ({ hostname, port }: URL) =>
	new Promise<Date | null>((resolve) => {
		// One that is not valid any more is asked for as well.
		const socket = connect({
			host: hostname,
			port: Number(port) || 443,
			servername: hostname,
			rejectUnauthorized: false,
		});
		socket.setTimeout(patience, () => socket.destroy());
		socket.once("secureConnect", () => {
			const end = new Date(socket.getPeerCertificate().valid_to);
			resolve(Number.isNaN(end.getTime()) ? null : end);
			socket.destroy();
		});
		socket.once("error", () => resolve(null));
		socket.once("close", () => resolve(null));
	});
