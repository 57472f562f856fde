/** What `install` is to do: from options, from questions for those that are not given, and from what it did before. */
import { existsSync } from "node:fs";
import path from "node:path";
import { createInterface, type Interface } from "node:readline";
import { StartRefused } from "@/lib/data/first-start";
import { hostName } from "@/lib/hosting/schools/places";
import { works } from "@/lib/hosting/schools/system";
import { type Front, fronts, installed, isHidden, places, type Wanted } from "./places";
import { installText as text } from "./text";

type Options = { domain?: string; data?: string; front?: string; port?: string; email?: string; yes?: boolean };

/** Asks on the terminal, or takes lines of a pipe. */
export class Asker {
	#reader: Interface | undefined;
	#lines: AsyncIterator<string> | undefined;

	/** @returns the answer, or `usual` for an empty line. @throws StartRefused if there is nobody to answer */
	async ask(question: string, usual = ""): Promise<string> {
		this.#reader ??= createInterface({ input: process.stdin });
		this.#lines ??= this.#reader[Symbol.asyncIterator]();
		process.stdout.write(text.ask(question, usual));
		const { value, done } = await this.#lines.next();
		if (done) throw new StartRefused(`\n${text.noAnswer}`);
		return value.trim() || usual;
	}

	close(): void {
		this.#reader?.close();
	}
}

/** A site that was tried by hand has its data beside the program. */
function usualFolder(home: string): string {
	const tried = path.join(home, "data");
	return existsSync(path.join(tried, "school.db")) && !existsSync(places.data) ? tried : places.data;
}

/** @throws StartRefused with what is wrong with an answer */
function check({ domain, data, front, port, email }: Record<keyof Wanted, string>): Wanted {
	if (!hostName.test(domain)) throw new StartRefused(text.badDomain(domain));
	if (!fronts.includes(front as Front)) throw new StartRefused(text.badFront(front));
	// systemd and nginx read it without quotes.
	if (!/^(\/[\w.-]+)+$/.test(data) || path.resolve(data) !== data) throw new StartRefused(text.badFolder(data));
	if (isHidden(data)) throw new StartRefused(text.hiddenFolder(data));
	const isPort = /^\d{4,5}$/.test(port) && Number(port) > 1023 && Number(port) < 65536;
	if (!isPort) throw new StartRefused(text.badPort(port));
	if (email && !/^[^\s@-][^\s@]*@[^\s@]+$/.test(email)) throw new StartRefused(text.badEmail(email));
	return { domain, data, front: front as Front, port: Number(port), ...(email && { email }) };
}

/**
 * @param home folder of `school.js`
 * @throws StartRefused if there is no answer, or it does not do
 */
export async function readWanted(options: Options, asker: Asker, home: string): Promise<Wanted> {
	const before = installed(home);
	const likely = !works("nginx", "-v") && works("caddy", "version") ? "caddy" : "nginx";
	const usual = { domain: "", front: likely, data: usualFolder(home), port: 3000, ...before };
	const answer = async (name: "domain" | "front" | "data") =>
		options[name] ?? (options.yes ? usual[name] : await asker.ask(text.questions[name], usual[name]));
	const [domain, front, data] = [await answer("domain"), await answer("front"), await answer("data")];
	const { port = String(usual.port), email = "" } = options;
	const wanted = check({ domain, front, data, port, email });
	if (before && before.data !== wanted.data && existsSync(before.data))
		throw new StartRefused(text.otherData(before.data, wanted.data));
	return wanted;
}
