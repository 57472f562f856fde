import { ArchivePage, archiveMetadata } from "@/components/lists/list-routes";
import { noArchive } from "@/lib/school/static-paths";

type Props = PageProps<"/notices/kind/[...part]">;

export const generateStaticParams = noArchive;
export const generateMetadata = ({ params }: Props) => archiveMetadata({ kind: "notice", by: "kind", params });

export default function NoticesOfKind({ params }: Props) {
	return <ArchivePage kind="notice" by="kind" params={params} />;
}
