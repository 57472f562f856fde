import "server-only";
import { headers } from "next/headers";
import type { UIFieldServerProps } from "payload";
import { findUses, type Use } from "@/lib/cms/collections/media-uses";
import { staffText } from "@/lib/office/words/staff";
import { records } from "@/lib/school/query";
import { findStaffFor } from "../guard";

export type { Use };

/** @returns where an upload is used, with paths below `/admin` */
const getMediaUses = async (id: number): Promise<Use[]> => findUses(await records(), id);

/** In the edit view of an upload: links to the records that use it. While there are any, it cannot be deleted. */
export async function MediaUses({ id }: UIFieldServerProps) {
	const account = await findStaffFor(await headers(), "publishing");
	if (!account || id === undefined) return null;
	const uses = await getMediaUses(Number(id));
	return (
		<div className="field-type">
			<p className="field-label">{staffText.uses.title}</p>
			{uses.length === 0 && <p>{staffText.uses.none}</p>}
			<ul>
				{uses.map(({ name, path }) => (
					<li key={name + path}>
						<a href={`/admin${path}`}>{name}</a>
					</li>
				))}
			</ul>
		</div>
	);
}
