/** The copy of a backup on another machine, whose folder is mounted by SFTP. */
import { mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { command } from "@/lib/cms/testing/backup-target";
import { testDatabase } from "@/lib/cms/testing/databases";
import { noteNotRun } from "@/lib/commands/test/results";
import { backupFailures } from "@/lib/office/backup/text";
import { backingUp, patience, state } from "./testing/backing-up";
import { sftpMissing, startSftp } from "./testing/sftp";

const { own, newest, newTarget } = backingUp(testDatabase());

const name =
	"a copy by SFTP is made, checked and restored from; while it is not mounted none is made, and nothing written";
const missing = sftpMissing();
if (missing) noteNotRun(`"${name}": ${missing}`);

(missing ? test.skip : test)(
	name,
	async () => {
		const { remote, place, mount, unmount, stop } = await startSftp();
		const variables = { BACKUP_COPY: path.join(place, "copies") };
		const noCopy = expect.stringContaining(backupFailures.noCopy.bengali);
		try {
			mount();
			mkdirSync(variables.BACKUP_COPY);
			// From the second one on files of the place are replaced.
			for (let times = 0; times < 2; times += 1)
				expect(await command(["backup"], variables)).toEqual({
					code: 0,
					said: expect.not.stringContaining("BACKUP_COPY"),
				});
			expect(readdirSync(path.join(remote, "copies"))).toEqual(
				expect.arrayContaining([path.basename(newest()), "files", "order.json"]),
			);
			expect(await command(["check-backup"], variables)).toMatchObject({ code: 0 });
			const copied = path.basename(newest());

			unmount();
			expect(await command(["backup"], variables)).toEqual({ code: 0, said: noCopy });
			expect(readdirSync(place)).toEqual([]);
			const target = await newTarget();
			const restore = () => command(["restore", "--from-copy"], { ...target.variables, ...variables });
			expect(await restore()).toEqual({ code: 1, said: noCopy });

			mount();
			expect(await restore()).toEqual({ code: 0, said: expect.stringContaining(copied) });
			expect(await state(target.variables)).toEqual(await state(own.variables));
		} finally {
			await stop();
		}
	},
	patience,
);
