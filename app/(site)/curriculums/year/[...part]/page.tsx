import { ArchivePage, archiveMetadata } from "@/components/lists/list-routes";
import { noArchive } from "@/lib/school/static-paths";

type Props = PageProps<"/curriculums/year/[...part]">;

export const generateStaticParams = noArchive;
export const generateMetadata = ({ params }: Props) => archiveMetadata({ kind: "curriculum", by: "year", params });

export default function CurriculumsOfYear({ params }: Props) {
	return <ArchivePage kind="curriculum" by="year" params={params} />;
}
