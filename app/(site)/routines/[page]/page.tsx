import { LaterPage, laterPageMetadata } from "@/components/lists/later-page";
import { secondPage } from "@/lib/school/static-paths";

type Props = PageProps<"/routines/[page]">;

export const generateStaticParams = secondPage;
export const generateMetadata = (props: Props) => laterPageMetadata("routine", props);

export default function LaterRoutinesPage({ params }: Props) {
	return <LaterPage kind="routine" params={params} />;
}
