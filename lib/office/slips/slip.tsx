import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { sheetCodeText } from "@/lib/bengali/sheet-codes";
import { FrameHead } from "../printing/paper-frame";
import type { Slips } from "./schema";
import { slipText as text } from "./text";

type Props = Omit<Slips, "slips" | "success"> & { slip: Slips["slips"][number] };

/** A password slip to cut out. */
export function Slip({ slip: { name, code, place, password, image }, school, address, issued, until }: Props) {
	return (
		<article className="papers-card slips-slip">
			<FrameHead school={school} />
			<div className="slips-columns">
				<dl>
					<dt>{text.name}</dt>
					<dd>{name}</dd>
					{place && (
						<>
							<dt>{text.place}</dt>
							<dd>{place}</dd>
						</>
					)}
					<dt>{text.code}</dt>
					<dd className="slips-number">{toBengaliDigits(code)}</dd>
					<dt>{text.password}</dt>
					<dd className="slips-password" lang="en" translate="no">
						{password}
					</dd>
				</dl>
				<figure>
					<img src={image} alt={sheetCodeText.alt} />
					<figcaption>{sheetCodeText.caption}</figcaption>
				</figure>
			</div>
			<p className="slips-address" lang="en" translate="no">
				{address}
			</p>
			<p className="slips-advice">
				{text.advice} {text.life(formatDate(issued), formatDate(until))}
			</p>
		</article>
	);
}
