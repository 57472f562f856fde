import { isEmptySchool } from "../first-hour/begun";
import { mayDo, type SignedIn } from "../guard";
import { readMarking } from "./marking";
import { startText } from "./text";

const texts = startText.tasks;

type Props = {
	staff: SignedIn;
	/** Whether nothing else waits. */
	isNone: boolean;
};

/** How far the marks of the current exam are entered in each section, as bars; without any, whether nothing waits. */
export async function StartMarks({ staff, isNone }: Props) {
	const marking = mayDo(staff, "marks") ? await readMarking(staff) : null;
	if (!marking) return isNone && <p>{(await isEmptySchool()) ? texts.begin : texts.none}</p>;
	const { complete, exam, sections } = marking;
	return (
		<>
			<h3>{texts.marks(exam)}</h3>
			<ul>
				{sections.map(({ entered, expected, href, id, title }) => (
					<li className="start-marks" key={id}>
						<a href={href}>{texts.marksOf(title, entered, expected)}</a>
						<progress aria-label={title} max={expected} value={entered} />
					</li>
				))}
			</ul>
			<p>
				{complete > 0 && texts.complete(complete)} <a href="/admin/marks">{texts.allMarks}</a>
			</p>
		</>
	);
}
