/** Programs that tests and measurements need beside Node. */
import { execFileSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Folders of programs for administrators, which are not in every account's PATH. */
const administration = ["/usr/sbin", "/usr/local/sbin"];

/** @returns the path of the first of these programs that is installed */
export function findProgram(...names: string[]): string | undefined {
	const folders = [...(process.env.PATH ?? "").split(delimiter), ...administration];
	return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

const canInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

function installPackages(packages: string[]): void {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	const run = (name: string, ...args: string[]) => execFileSync(name, args, { env, stdio: "inherit" });
	run("apt-get", "update");
	const startNothing = "/usr/sbin/policy-rc.d";
	const isOurs = !existsSync(startNothing);
	// Debian starts installed services, whose port may be in use; policy-rc.d with 101 prevents it.
	if (isOurs) writeFileSync(startNothing, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
	try {
		// After an installation that was cut off, as by the end of a test run, apt-get refuses all others until this.
		run("dpkg", "--configure", "-a");
		run("apt-get", "install", "-y", "--no-install-recommends", ...packages);
	} finally {
		if (isOurs) rmSync(startNothing);
	}
}

/** @returns whether {@link requireProgram} can be expected to find the program, or to install it */
export const canProvide = (name: string): boolean => canInstallPackages() || findProgram(name) !== undefined;

/**
 * Looks for a program, and as root on Debian installs its packages if it is missing.
 * @returns its path; undefined where it is missing and cannot be installed
 */
export function provideProgram(name: string, packages: string[]): string | undefined {
	const found = findProgram(name);
	if (found || !canInstallPackages()) return found;
	try {
		installPackages(packages);
	} catch (error) {
		console.warn(error);
	}
	return findProgram(name);
}

/** As {@link provideProgram}. @throws Error that names the packages */
export function requireProgram(name: string, packages: string[]): string {
	const found = provideProgram(name, packages);
	if (!found) throw new Error(`${name} is not installed (Debian: ${packages.join(" ")})`);
	return found;
}
