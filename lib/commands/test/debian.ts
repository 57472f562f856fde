/** Installs Debian packages that tests and measurements need. */
import { execFileSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";

/** @returns whether {@link installPackages} can run here: as root, with apt */
export const canInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** @throws Error when the packages cannot be installed */
export function installPackages(...packages: string[]): void {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	const run = (...args: string[]) => execFileSync("apt-get", args, { env, stdio: "inherit" });
	run("update");
	const startNothing = "/usr/sbin/policy-rc.d";
	const isOurs = !existsSync(startNothing);
	// Debian starts installed services, whose port may be in use; policy-rc.d with 101 prevents it.
	if (isOurs) writeFileSync(startNothing, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
	try {
		run("install", "-y", ...packages);
	} finally {
		if (isOurs) rmSync(startNothing);
	}
}
