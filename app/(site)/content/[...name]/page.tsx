import { Suspense } from "react";
import { ContentPage, contentMetadata } from "@/components/layout/content-page";
import { NotFoundMessage } from "@/components/layout/not-found-message";
import { noNames } from "@/lib/school/static-paths";

type Props = PageProps<"/content/[...name]">;

export const generateStaticParams = noNames;
export const generateMetadata = contentMetadata;

export default function ContentRoute({ params }: Props) {
	return (
		<Suspense fallback={<NotFoundMessage />}>
			<ContentPage params={params} />
		</Suspense>
	);
}
