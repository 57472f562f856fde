import { ItemPage, itemMetadata } from "@/components/lists/item-page";
import { noNames } from "@/lib/school/static-paths";

type Props = PageProps<"/educational/routine/[...name]">;

export const generateStaticParams = noNames;
export const generateMetadata = (props: Props) => itemMetadata("routine", props);

export default function RoutinePage({ params }: Props) {
	return <ItemPage kind="routine" params={params} />;
}
