import { ItemPage, itemMetadata } from "@/components/lists/item-page";
import { noNames } from "@/lib/school/static-paths";

type Props = PageProps<"/educational/curriculum/[...name]">;

export const generateStaticParams = noNames;
export const generateMetadata = (props: Props) => itemMetadata("curriculum", props);

export default function CurriculumPage({ params }: Props) {
	return <ItemPage kind="curriculum" params={params} />;
}
