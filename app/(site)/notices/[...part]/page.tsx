import { ListPart, listPartMetadata } from "@/components/lists/list-part";

type Props = PageProps<"/notices/[...part]">;

export const generateStaticParams = () => [{ part: ["-"] }];
export const generateMetadata = ({ params }: Props) => listPartMetadata("notice", params);

export default function NoticesPart({ params }: Props) {
	return <ListPart kind="notice" params={params} />;
}
