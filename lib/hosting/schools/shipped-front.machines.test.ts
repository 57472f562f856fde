/** nginx's files as they are shipped, on a Debian where nothing else was done: with a copy of its own configuration. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { provideProgram } from "@/lib/commands/test/debian";
import { makeCertificate } from "@/lib/commands/test/nginx";
import { noteNotRun } from "@/lib/commands/test/results";

const folder = mkdtempSync(path.join(tmpdir(), "school-shipped-"));
const etc = path.join(folder, "etc-nginx");
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Without the folders that other packages of nginx make.
 * @param more of `unshare`: with `--net` there is no network, and so no IPv6
 */
const tried = (...more: string[]) =>
	execFileSync(
		"unshare",
		[
			...["--mount", ...more, "sh", "-c"],
			`mount --bind "${etc}" /etc/nginx && mount -t tmpfs tmpfs /var/cache && nginx -t 2>&1`,
		],
		{ encoding: "utf8" },
	);

const isPossible = process.getuid?.() === 0 && provideProgram("nginx", ["nginx-light"]) !== undefined;
if (!isPossible) noteNotRun('"nginx -t" on the shipped files: it takes root and nginx');

(isPossible ? test : test.skip)("they load before and after there is a certificate, without a warning", () => {
	cpSync("/etc/nginx", etc, { recursive: true, dereference: true });
	cpSync("deploy/nginx.conf", path.join(etc, "conf.d/school.conf"));
	cpSync("deploy/upstream.conf", path.join(etc, "conf.d/upstream.conf"));
	const outcomes = [tried(), tried("--net")];
	makeCertificate(folder);
	mkdirSync(path.join(etc, "tls"));
	const tls = readFileSync("deploy/tls.conf", "utf8").replaceAll("/etc/letsencrypt/live/school.example", folder);
	writeFileSync(path.join(etc, "tls/school.example.conf"), tls);
	for (const said of [...outcomes, tried()]) {
		expect(said).toContain("test is successful");
		expect(said).not.toMatch(/warn|emerg/);
	}
});
