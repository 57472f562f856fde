import { LaterPage, laterPageMetadata } from "@/components/lists/later-page";
import { secondPage } from "@/lib/school/static-paths";

type Props = PageProps<"/curriculums/[page]">;

export const generateStaticParams = secondPage;
export const generateMetadata = (props: Props) => laterPageMetadata("curriculum", props);

export default function LaterCurriculumsPage({ params }: Props) {
	return <LaterPage kind="curriculum" params={params} />;
}
