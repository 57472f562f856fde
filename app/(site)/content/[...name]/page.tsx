import { Suspense } from "react";
import { ContentPage } from "@/components/layout/content-page";
import { NotFoundMessage } from "@/components/layout/not-found-message";
import { contentMetadata } from "@/lib/school/item-metadata";
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
