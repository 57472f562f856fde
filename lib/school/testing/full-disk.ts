/**
 * Child process whose DATA_DIR is a small disk. It fills the disk, tries an application and an upload, frees space and
 * repeats them; prints the results as JSON on its last line.
 */
import { appendFileSync, readdirSync, rmSync, statSync, truncateSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { environment } from "@/lib/machine/environment";
import { tidyUp } from "@/lib/upkeep/housekeeping";
import { openRecords } from "@/lib/upkeep/open-records";
import { submitApplication } from "../applications";
import { query, sql } from "../query";
import { applicationOf } from "./application";

const payload = await openRecords();
const filler = path.join(environment.DATA_DIR, "filler");
const files = (folder: string) => {
	try {
		return readdirSync(path.join(environment.DATA_DIR, folder)).sort();
	} catch {
		return [];
	}
};

function fill(): void {
	for (const size of [1_000_000, 4096, 1]) {
		try {
			for (;;) appendFileSync(filler, Buffer.alloc(size));
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
		}
	}
}

const failed = (work: Promise<unknown>) =>
	work.then(
		() => false,
		() => true,
	);

const apply = (key: string) => submitApplication(applicationOf(key));

async function state() {
	const [row] = await query<{ n: number | string }>(sql`SELECT count(*) AS n FROM applications`);
	const held = await query<{ picture: string }>(sql`SELECT picture FROM applications ORDER BY picture`);
	return { applications: Number(row?.n), orphans: files("students").length - held.length };
}

const picture = await sharp({
	create: {
		width: 1200,
		height: 800,
		channels: 3,
		background: "green",
		noise: { type: "gaussian", mean: 128, sigma: 60 },
	},
})
	.png()
	.toBuffer();
const upload = () =>
	payload.create({
		collection: "media",
		data: { alt: "ছবি" },
		file: { data: picture, mimetype: "image/png", name: "notice.png", size: picture.length },
	});

await apply("before-the-disk-is-full");

fill();
const noRoomForPicture = await failed(apply("no-room-for-the-picture"));
const afterPicture = await state();

// Space for pictures and a few records, until a write of the database fails.
truncateSync(filler, statSync(filler).size - 100_000);
let accepted = 1;
while (accepted < 200 && !(await failed(apply(`no-room-for-record-${accepted}`)))) accepted += 1;
const afterRecord = await state();

const noRoomForUpload = await failed(upload());
rmSync(filler);

await apply("no-room-for-the-picture");
await apply(`no-room-for-record-${accepted}`);
await upload();
await tidyUp(payload, 0);

const result = {
	noRoomForPicture,
	afterPicture,
	accepted,
	afterRecord,
	noRoomForUpload,
	inTheEnd: { ...(await state()), media: files("media").length },
};
console.log(JSON.stringify(result));
process.exit();
