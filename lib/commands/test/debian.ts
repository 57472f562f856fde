/** Programs that tests and measurements need beside Node. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Folders of programs for administrators, which are not in every account's PATH. */
const administration = ["/usr/sbin", "/usr/local/sbin"];

/** @returns the path of the first of these programs that is installed */
export function findProgram(...names: string[]): string | undefined {
	const folders = [...(process.env.PATH ?? "").split(delimiter), ...administration];
	return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

const canInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/**
 * Test files that run beside each other install one after the other. Debian starts installed services, whose port may be
 * in use; policy-rc.d with 101 prevents it. After an installation that was cut off, as by the end of a test run, apt-get
 * refuses all others until dpkg has ended it.
 */
const installing = `
	policy=/usr/sbin/policy-rc.d
	[ -e "$policy" ] || { trap 'rm "$policy"' EXIT; printf '#!/bin/sh\\nexit 101\\n' > "$policy"; chmod 755 "$policy"; }
	apt-get update && dpkg --configure -a && apt-get install -y --no-install-recommends "$@"`;

function installPackages(packages: string[]): void {
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	const command = ["/run/lock/packages-of-tests", "sh", "-c", installing, "sh", ...packages];
	execFileSync("flock", command, { env, stdio: "inherit" });
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
