import { ItemPage, itemMetadata } from "@/components/lists/item-page";

type Props = PageProps<"/educational/curriculum/[...name]">;

export const generateStaticParams = () => [{ name: ["-"] }];
export const generateMetadata = (props: Props) => itemMetadata("curriculum", props);

export default function CurriculumPage({ params }: Props) {
	return <ItemPage kind="curriculum" params={params} />;
}
