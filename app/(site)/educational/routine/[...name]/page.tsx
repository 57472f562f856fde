import { Suspense } from "react";
import { NotFoundMessage } from "@/components/layout/not-found-message";
import { ItemPage, itemMetadata } from "@/components/lists/item-page";
import { noNames } from "@/lib/school/static-paths";

type Props = PageProps<"/educational/routine/[...name]">;

export const generateStaticParams = noNames;
export const generateMetadata = (props: Props) => itemMetadata("routine", props);

export default function RoutinePage({ params }: Props) {
	return (
		<Suspense fallback={<NotFoundMessage />}>
			<ItemPage kind="routine" params={params} />
		</Suspense>
	);
}
