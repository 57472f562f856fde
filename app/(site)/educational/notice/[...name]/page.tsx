import { Suspense } from "react";
import { NotFoundMessage } from "@/components/layout/not-found-message";
import { ItemPage, itemMetadata } from "@/components/lists/item-page";
import { noNames } from "@/lib/school/static-paths";

type Props = PageProps<"/educational/notice/[...name]">;

export const generateStaticParams = noNames;
export const generateMetadata = (props: Props) => itemMetadata("notice", props);

export default function NoticePage({ params }: Props) {
	return (
		<Suspense fallback={<NotFoundMessage />}>
			<ItemPage kind="notice" params={params} />
		</Suspense>
	);
}
