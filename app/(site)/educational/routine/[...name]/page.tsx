import { ItemPage, itemMetadata } from "@/components/lists/item-page";

type Props = PageProps<"/educational/routine/[...name]">;

export const generateStaticParams = () => [{ name: ["-"] }];
export const generateMetadata = (props: Props) => itemMetadata("routine", props);

export default function RoutinePage({ params }: Props) {
	return <ItemPage kind="routine" params={params} />;
}
