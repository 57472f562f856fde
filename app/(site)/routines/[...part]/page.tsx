import { ListPart, listPartMetadata } from "@/components/lists/list-part";

type Props = PageProps<"/routines/[...part]">;

export const generateStaticParams = () => [{ part: ["-"] }];
export const generateMetadata = ({ params }: Props) => listPartMetadata("routine", params);

export default function RoutinesPart({ params }: Props) {
	return <ListPart kind="routine" params={params} />;
}
