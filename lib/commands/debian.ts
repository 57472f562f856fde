/** Debian's packages, for what tests and measurements need beside Node. */
import { execFileSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";

/** @returns whether {@link installPackages} can work here */
export const canInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** @throws Error when the packages cannot be installed */
export function installPackages(...packages: string[]): void {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	const run = (...args: string[]) => execFileSync("apt-get", args, { env, stdio: "inherit" });
	run("update");
	const startNothing = "/usr/sbin/policy-rc.d";
	const isOurs = !existsSync(startNothing);
	// Debian would start a service that it installs, on a port that may be somebody else's.
	if (isOurs) writeFileSync(startNothing, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
	try {
		run("install", "-y", ...packages);
	} finally {
		if (isOurs) rmSync(startNothing);
	}
}
