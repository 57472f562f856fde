import { Suspense } from "react";
import { NotFoundMessage } from "@/components/layout/not-found-message";
import { LaterPage, laterPageMetadata } from "@/components/lists/later-page";
import { secondPage } from "@/lib/school/static-paths";

type Props = PageProps<"/notices/[page]">;

export const generateStaticParams = secondPage;
export const generateMetadata = (props: Props) => laterPageMetadata("notice", props);

export default function LaterNoticesPage({ params }: Props) {
	return (
		<Suspense fallback={<NotFoundMessage />}>
			<LaterPage kind="notice" params={params} />
		</Suspense>
	);
}
