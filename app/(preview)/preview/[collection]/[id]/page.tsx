import { headers } from "next/headers";
import { z } from "zod";
import { NotFoundMessage } from "@/components/layout/not-found-message";
import { pageCollections } from "@/lib/cms/page-collections";
import { idField } from "@/lib/contract/input";
import { requireTaskPage } from "@/lib/office/guard";
import { DraftPreview, getPreview } from "@/lib/office/publishing/draft-preview";

const paramsSchema = z.object({ collection: z.enum(pageCollections), id: idField });

export const instant = false;

/** A draft as the public page will show it, for signed-in staff only. */
export default async function PreviewPage({ params }: PageProps<"/preview/[collection]/[id]">) {
	const given = await params;
	await requireTaskPage(await headers(), "publishing", `/admin/collections/${given.collection}/${given.id}`);
	const known = paramsSchema.safeParse(given);
	const preview = known.success ? await getPreview(known.data.collection, known.data.id) : null;
	// notFound() would send an empty page here (Next renders its boundary only inside of Suspense).
	if (!known.success || !preview) return <NotFoundMessage />;
	return <DraftPreview preview={preview} form={`/admin/collections/${known.data.collection}/${known.data.id}`} />;
}
