import type { SchoolSettings } from "@/lib/school/settings";
import { certificatesText } from "./text";
import type { CertificateLanguage } from "./text-kinds";

const { english: text } = certificatesText;

type Props = {
	language: CertificateLanguage;
	settings: SchoolSettings;
	/** Whether the account may write the settings. */
	mayWrite: boolean;
	/** Subjects whose English names are not known. */
	unnamed: readonly string[];
};

/** What stands in Bengali on a paper in English, and where to write it. */
export function EnglishNotice({ language, settings: { english }, mayWrite, unnamed }: Props) {
	if (language !== "en") return null;
	const missing = [english.name === null && "name", english.address === null && "address"] as const;
	const lacking = missing.flatMap((part) => part || []);
	const [first] = lacking;
	const field = first === "name" ? "schoolNameEnglish" : "schoolAddressEnglish";
	return (
		<>
			{first && (
				<p role="note" className="certificates-closes">
					{text.missing(lacking.map((part) => text[part]))}{" "}
					{mayWrite ? <a href={`/admin/globals/settings#field-${field}`}>{text.write}</a> : text.askHead}
				</p>
			)}
			{unnamed.length > 0 && (
				<p role="note" className="certificates-closes">
					{text.subjects(unnamed)}
				</p>
			)}
		</>
	);
}
