/** Tests of the urgent banner as staff set it. */
import type { Payload } from "payload";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";

const hour = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

const open = testDatabase();

describe("banner", () => {
	let payload: Payload;
	let clerk: Awaited<ReturnType<typeof makeAccount>>;
	const load = async () => ({ ...(await import("./banner")), ...(await import("@/lib/office/activity/undo")) });
	const banner = (text: string) => ({ text, link: null, startsAt: inHours(-1), endsAt: inHours(1) });
	const acts = async () => (await payload.find({ collection: "activity", sort: "-id", pagination: false })).docs;
	const shown = async () => (await (await load()).readBanner())?.text ?? null;
	const undoLast = async () => (await load()).undoAct(clerk, (await acts())[0]?.id ?? 0);

	beforeAll(async () => {
		payload = await open();
		clerk = await makeAccount(payload, "clerk");
	});

	test("publishing, taking down, and undoing both, are acts", async () => {
		const { publishBanner, takeBannerDown } = await load();
		const before = (await acts()).length;
		await publishBanner(banner("one"), clerk);
		expect(await shown()).toBe("one");
		expect((await acts()).length).toBe(before + 1);
		expect((await acts())[0]).toMatchObject({ kind: "banner", action: "update", byName: "clerk" });
		await undoLast();
		expect(await shown()).toBeNull();

		await publishBanner(banner("one"), clerk);
		await publishBanner(banner("two"), clerk);
		await undoLast();
		expect(await shown()).toBe("one");
		await takeBannerDown(clerk);
		expect(await shown()).toBeNull();
		await undoLast();
		expect(await shown()).toBe("one");
	});

	test("one that starts later can be taken down before", async () => {
		const { publishBanner, readBanner, takeBannerDown } = await load();
		await publishBanner({ ...banner("later"), startsAt: inHours(1), endsAt: inHours(2) }, clerk);
		expect(await readBanner()).toMatchObject({ text: "later", isShown: false });
		await takeBannerDown(clerk);
		expect(await readBanner()).toBeNull();
		const count = (await acts()).length;
		await takeBannerDown(clerk);
		expect((await acts()).length).toBe(count);
	});

	test("an exam account may not set it", async () => {
		const { publishBanner } = await load();
		const exam = await makeAccount(payload, "exam", { role: "exam" });
		await expect(publishBanner(banner("no"), exam)).rejects.toMatchObject({ status: 403 });
		expect(await shown()).toBeNull();
	});
});
