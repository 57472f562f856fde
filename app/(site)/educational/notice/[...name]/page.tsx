import { ItemPage, itemMetadata } from "@/components/lists/item-page";

type Props = PageProps<"/educational/notice/[...name]">;

export const generateStaticParams = () => [{ name: ["-"] }];
export const generateMetadata = (props: Props) => itemMetadata("notice", props);

export default function NoticePage({ params }: Props) {
	return <ItemPage kind="notice" params={params} />;
}
