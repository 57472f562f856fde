/** The key on the recovery sheet, for a restore: never an argument, which other accounts of the machine can see. */
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { environment } from "@/lib/machine/environment";
import { backupCommandText } from "@/lib/office/backup/text";
import { BackupRefused } from "./refused";

/**
 * @returns BACKUP_KEY, or the content of the file BACKUP_KEY_FILE, or what is typed on the terminal
 * @throws BackupRefused "sealed" if there is none of them
 */
export async function readRecoveryKey(): Promise<string> {
	const { BACKUP_KEY, BACKUP_KEY_FILE } = environment;
	if (BACKUP_KEY) return BACKUP_KEY;
	if (BACKUP_KEY_FILE) return readKeyFile(BACKUP_KEY_FILE);
	if (!process.stdin.isTTY) throw new BackupRefused("sealed");
	return askOnTerminal();
}

/** A file of `age-keygen` has comments beside the key. */
async function readKeyFile(file: string): Promise<string> {
	const text = await readFile(file, "utf8").catch(() => {
		throw new BackupRefused("sealed", file);
	});
	return text.replaceAll(/^#.*$/gm, "");
}

/** What is typed is not shown. */
async function askOnTerminal(): Promise<string> {
	process.stderr.write(`${backupCommandText.askKey}\n`);
	const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
	const terminal = createInterface({ input: process.stdin, output: hidden, terminal: true });
	try {
		return await terminal.question("");
	} finally {
		terminal.close();
	}
}
