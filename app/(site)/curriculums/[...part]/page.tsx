import { ListPart, listPartMetadata } from "@/components/lists/list-part";

type Props = PageProps<"/curriculums/[...part]">;

export const generateStaticParams = () => [{ part: ["-"] }];
export const generateMetadata = ({ params }: Props) => listPartMetadata("curriculum", params);

export default function CurriculumsPart({ params }: Props) {
	return <ListPart kind="curriculum" params={params} />;
}
