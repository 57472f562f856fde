import { ContentPage, contentMetadata } from "@/components/layout/content-page";

type Props = PageProps<"/content/[...name]">;

/**
 * With cacheComponents there must be at least one path. This one, as those of the other pages, matches no record: pages are
 * rendered on their first request, so a start does not depend on the number of records, and long Bengali names never
 * become file names, which are limited to 255 bytes.
 */
export const generateStaticParams = () => [{ name: ["-"] }];
export const generateMetadata = contentMetadata;

export default function ContentRoute({ params }: Props) {
	return <ContentPage params={params} />;
}
