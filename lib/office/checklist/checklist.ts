/** The directorate's checklist: which of its eleven contents this site has, and how old they are. */
import { dayLength } from "@/lib/contract/days";
import "server-only";
import { checklistItems, checklistText } from "@/lib/bengali/office/checklist";
import { records } from "@/lib/school/records";

export type ChecklistKey = keyof typeof checklistItems;

export type ChecklistItem = {
	key: ChecklistKey;
	state: "good" | "old" | "missing";
	/** ISO 8601; null if missing. */
	changedAt: string | null;
	/** Where staff add or change it. */
	href: string;
	/** What to do, for contents whose page must be marked as such. */
	advice?: string;
};

/** Milliseconds after which a content counts as old. */
const yearLong = 365 * dayLength;

type Found = { changedAt: string | null; href: string; advice?: string };

/** @returns all items, in the directorate's order */
export async function readChecklist(now = Date.now()): Promise<ChecklistItem[]> {
	const payload = await records();

	const newest = async (
		collection: "routines" | "curriculums" | "notices" | "sections" | "enrolments" | "teachers" | "committee-members",
		where = {},
	): Promise<string | null> => {
		const { docs } = await payload.find({
			collection,
			where,
			sort: "-updatedAt",
			limit: 1,
			depth: 0,
			pagination: false,
		});
		return docs[0]?.updatedAt ?? null;
	};
	const isPublished = { _status: { equals: "published" } };
	const page = async (topic: "profile" | "recognition" | "mpo" | "complaints" | "information", name: string) => {
		const { docs } = await payload.find({
			collection: "contents",
			where: { and: [isPublished, { topic: { equals: topic } }] },
			sort: "-updatedAt",
			limit: 1,
			depth: 0,
			pagination: false,
		});
		const [found] = docs;
		if (found) return { changedAt: found.updatedAt, href: `/admin/collections/contents/${found.id}` };
		return { changedAt: null, href: "/admin/collections/contents/create", advice: checklistText.addPage(name) };
	};
	const list = async (...args: Parameters<typeof newest>): Promise<Found> => ({
		changedAt: await newest(...args),
		href: `/admin/collections/${args[0]}`,
	});
	const contact = async (): Promise<Found> => {
		const { email, phone, updatedAt } = await payload.findGlobal({ slug: "contact", depth: 0 });
		if (!(email || phone) || !updatedAt) return { changedAt: null, href: "/admin/globals/contact" };
		const information = await page("information", checklistText.information);
		return { ...information, changedAt: earlier(information.changedAt, updatedAt) };
	};
	const people = async (): Promise<Found> => {
		const [head, teacher, committee] = await Promise.all([
			newest("teachers", { rank: { equals: "head" } }),
			newest("teachers", { rank: { equals: "teacher" } }),
			newest("committee-members"),
		]);
		const href = head && teacher && !committee ? "/admin/collections/committee-members" : "/admin/collections/teachers";
		return { changedAt: earlier(earlier(head, teacher), committee), href };
	};
	const found: Record<ChecklistKey, Promise<Found>> = {
		profile: page("profile", checklistItems.profile),
		recognition: page("recognition", checklistItems.recognition),
		students: list("enrolments"),
		sections: list("sections"),
		routine: list("routines", isPublished),
		syllabus: list("curriculums", isPublished),
		notices: list("notices", isPublished),
		mpo: page("mpo", checklistItems.mpo),
		contact: contact(),
		complaints: page("complaints", checklistItems.complaints),
		people: people(),
	};
	const items = Object.entries(found) as [ChecklistKey, Promise<Found>][];
	return Promise.all(items.map(async ([key, item]) => ({ key, ...(await item), state: stateOf(await item, now) })));
}

/** @returns the earlier of two dates, null if one of them is missing */
const earlier = (a: string | null, b: string | null) => (a && b ? (a < b ? a : b) : null);

function stateOf({ changedAt }: Found, now: number): ChecklistItem["state"] {
	if (!changedAt) return "missing";
	return now - Date.parse(changedAt) > yearLong ? "old" : "good";
}
