import { ArchivePage, archiveMetadata } from "@/components/lists/list-routes";
import { noArchive } from "@/lib/school/static-paths";

type Props = PageProps<"/notices/year/[...part]">;

export const generateStaticParams = noArchive;
export const generateMetadata = ({ params }: Props) => archiveMetadata({ kind: "notice", by: "year", params });

export default function NoticesOfYear({ params }: Props) {
	return <ArchivePage kind="notice" by="year" params={params} />;
}
