import { ItemPage, itemMetadata } from "@/components/lists/item-page";
import { noNames } from "@/lib/school/static-paths";

type Props = PageProps<"/educational/notice/[...name]">;

export const generateStaticParams = noNames;
export const generateMetadata = (props: Props) => itemMetadata("notice", props);

export default function NoticePage({ params }: Props) {
	return <ItemPage kind="notice" params={params} />;
}
