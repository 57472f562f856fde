import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runOnDisk, testOnSmallDisk } from "@/lib/commands/test/small-disk";
import { mediaFileColumns } from "@/lib/files/media-sizes";

const folder = mkdtempSync(path.join(tmpdir(), "school-disk-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command with an 8 MB disk as DATA_DIR. */
const onSmallDisk = (program: string) => {
	const node = `exec "${process.execPath}" --conditions=production lib/commands/run.js ${program}`;
	const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: "", NODE_ENV: "production" as const };
	return runOnDisk({ folder, size: "8m" }, node, env);
};

testOnSmallDisk(
	"on a full disk writes fail without partial results and can be repeated later",
	async () => {
		const { stdout } = await onSmallDisk("../school/testing/full-disk");
		const result = JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
		const { accepted } = result;
		expect(result).toEqual({
			noRoomForPicture: true,
			afterPicture: { applications: 1, orphans: 0 },
			accepted: expect.any(Number),
			afterRecord: { applications: accepted, orphans: 0 },
			noRoomForUpload: true,
			// The upload and its image sizes.
			inTheEnd: { applications: accepted + 2, orphans: 0, media: mediaFileColumns.length },
		});
		expect(accepted).toBeLessThan(200);
	},
	480_000,
);
