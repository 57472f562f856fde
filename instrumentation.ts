import { handOver } from "@/lib/framework/handover";

/** Runs once when the server starts, before its first request (lib/framework/server.js). */
export async function register() {
	if (process.env.NEXT_RUNTIME !== "nodejs") return;
	const site = import("@/lib/http/start").then(({ openSite }) => openSite());
	handOver(site);
	await site;
}
