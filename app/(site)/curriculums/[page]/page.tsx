import { LaterPage, laterPageMetadata } from "@/components/lists/list-routes";
import { secondPage } from "@/lib/school/static-paths";

type Props = PageProps<"/curriculums/[page]">;

export const generateStaticParams = secondPage;
export const generateMetadata = ({ params }: Props) => laterPageMetadata({ kind: "curriculum", params });

export default function LaterCurriculumsPage({ params }: Props) {
	return <LaterPage kind="curriculum" params={params} />;
}
