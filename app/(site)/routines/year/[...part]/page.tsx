import { ArchivePage, archiveMetadata } from "@/components/lists/list-routes";
import { noArchive } from "@/lib/school/static-paths";

type Props = PageProps<"/routines/year/[...part]">;

export const generateStaticParams = noArchive;
export const generateMetadata = ({ params }: Props) => archiveMetadata({ kind: "routine", by: "year", params });

export default function RoutinesOfYear({ params }: Props) {
	return <ArchivePage kind="routine" by="year" params={params} />;
}
