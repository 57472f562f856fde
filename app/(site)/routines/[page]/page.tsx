import { LaterPage, laterPageMetadata } from "@/components/lists/list-routes";
import { secondPage } from "@/lib/school/static-paths";

type Props = PageProps<"/routines/[page]">;

export const generateStaticParams = secondPage;
export const generateMetadata = ({ params }: Props) => laterPageMetadata({ kind: "routine", params });

export default function LaterRoutinesPage({ params }: Props) {
	return <LaterPage kind="routine" params={params} />;
}
