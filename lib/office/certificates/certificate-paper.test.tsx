/** Tests of what stands on a printed certificate. */
import { renderToStaticMarkup } from "react-dom/server";
import { CertificatePaper } from "./certificate-paper";
import { certificatePaperText } from "./text-fields";

const signed = { picture: "data:image/png;base64,AAAA", width: 300, height: 100 };

const print = (language: "bn" | "en", signatures: string[]) =>
	renderToStaticMarkup(
		<CertificatePaper
			check={null}
			language={language}
			memo={null}
			paper={{
				text: { title: "প্রত্যয়নপত্র", lead: [], rows: [], closing: [], signatures },
				table: null,
				...{ date: "", school: { name: "", address: "", eiin: "" } },
			}}
			signed={signed}
		/>,
	);

test("the head teacher's signature stands only where the head teacher signs last", () => {
	for (const language of ["bn", "en"] as const) {
		const { head, seal } = certificatePaperText[language];
		expect(print(language, ["Office", head])).toContain(signed.picture);
		const other = print(language, [head, "Chairman"]);
		expect(other).not.toContain(signed.picture);
		expect(other).toContain(seal);
	}
});
