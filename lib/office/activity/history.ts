/** The versions of a record, as staff see them. */
import "server-only";
import type { PayloadRequest } from "payload";

/** @property state of the version, undefined without drafts */
export type Saved = {
	id: number | string;
	at: string;
	by: string | null;
	state: "current" | "published" | "draft" | "saved";
};

type Of = { collection: string; id: number | string } | { global: string };
type Version = {
	id: number | string;
	updatedAt: string;
	version: { _status?: string | null; savedBy?: string | null };
};

/** More than a record keeps. */
const most = 100;

/**
 * @param req the signed-in request; its rights apply
 * @returns the versions of a collection's record or of a global, newest first
 */
export async function listVersions(req: PayloadRequest, of: Of): Promise<Saved[]> {
	const shared = { depth: 0, limit: most, sort: "-id", overrideAccess: false, user: req.user, req };
	const { docs } =
		"global" in of
			? await req.payload.findGlobalVersions({ slug: of.global as "settings", ...shared })
			: await req.payload.findVersions({
					collection: of.collection as "notices",
					where: { parent: { equals: of.id } },
					...shared,
				});
	const versions = docs as unknown as Version[];
	const current = versions.find(({ version }) => version._status === "published");
	return versions.map((saved) => ({
		id: saved.id,
		at: saved.updatedAt,
		by: saved.version.savedBy ?? null,
		state: saved === current ? "current" : stateOf(saved),
	}));
}

function stateOf({ version: { _status: status } }: Version): Saved["state"] {
	if (status === "published" || status === "draft") return status;
	return "saved";
}
