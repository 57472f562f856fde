import { LaterPage, laterPageMetadata } from "@/components/lists/list-routes";
import { secondPage } from "@/lib/school/static-paths";

type Props = PageProps<"/notices/[page]">;

export const generateStaticParams = secondPage;
export const generateMetadata = ({ params }: Props) => laterPageMetadata({ kind: "notice", params });

export default function LaterNoticesPage({ params }: Props) {
	return <LaterPage kind="notice" params={params} />;
}
