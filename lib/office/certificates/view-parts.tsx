import { randomUUID } from "node:crypto";
import { Button } from "@payloadcms/ui";
import type { ComponentProps } from "react";
import type { SchoolSettings } from "@/lib/school/settings";
import type { SignedIn } from "../guard";
import { ChoiceField } from "../parts/act-field";
import type { SignaturePicture } from "../printing/paper-frame";
import { schoolOn } from "../printing/school";
import { readSignature } from "../signature/signature";
import { writtenToday } from "./certificate-text";
import type { FrozenPaper } from "./schema";
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
				<p role="note" className="office-note">
					{text.missing(lacking.map((part) => text[part]))}{" "}
					{mayWrite ? <a href={`/admin/globals/settings#field-${field}`}>{text.write}</a> : text.askHead}
				</p>
			)}
			{unnamed.length > 0 && (
				<p role="note" className="office-note">
					{text.subjects(unnamed)}
				</p>
			)}
		</>
	);
}

/** What a form that makes papers is given beside what they say. */
export type FormDesk = {
	school: FrozenPaper["school"];
	/** The picture of the head teacher's signature, for an account that may print with it. */
	signature: SignaturePicture | null;
	/** Today, as the paper has it. */
	date: string;
	/** Makes the papers once, however often it is sent. */
	request: string;
};

export const readDesk = async (
	account: SignedIn,
	settings: SchoolSettings,
	language: CertificateLanguage,
): Promise<FormDesk> => ({
	...{ school: schoolOn(settings, language), signature: await readSignature(account) },
	...{ date: writtenToday(language), request: randomUUID() },
});

type ExamFormProps = Omit<ComponentProps<typeof ChoiceField>, "label"> & {
	/** Address of the page. */
	action: string;
	/** What is chosen already. */
	choice: Record<string, string | number>;
};

/** The exam of a certificate of a result: a form that needs no script. */
export const ExamForm = ({ action, choice, ...field }: ExamFormProps) => (
	<form action={action} className="office-choices certificates-exam">
		{Object.entries(choice).map(([name, value]) => (
			<input key={name} type="hidden" name={name} value={value} />
		))}
		<ChoiceField label={certificatesText.exam} {...field} />
		<Button type="submit" margin={false} buttonStyle="secondary">
			{certificatesText.showExam}
		</Button>
	</form>
);
