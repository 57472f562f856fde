import { LaterPage, laterPageMetadata } from "@/components/lists/later-page";
import { secondPage } from "@/lib/school/static-paths";

type Props = PageProps<"/notices/[page]">;

export const generateStaticParams = secondPage;
export const generateMetadata = (props: Props) => laterPageMetadata("notice", props);

export default function LaterNoticesPage({ params }: Props) {
	return <LaterPage kind="notice" params={params} />;
}
