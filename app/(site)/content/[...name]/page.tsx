import { ContentPage, contentMetadata } from "@/components/layout/content-page";
import { noNames } from "@/lib/school/static-paths";

type Props = PageProps<"/content/[...name]">;

export const generateStaticParams = noNames;
export const generateMetadata = contentMetadata;

export default function ContentRoute({ params }: Props) {
	return <ContentPage params={params} />;
}
