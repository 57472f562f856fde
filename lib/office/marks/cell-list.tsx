import { marksText as text } from "./text";

/** Cells that are listed by name; all are marked in the grid. */
const mostListed = 12;

type Props = {
	focus: (key: string) => void;
	/** @returns how a cell is named */
	placeOf: (key: string) => string;
};

type ListProps = Props & {
	keys: readonly string[];
	/** What is said of a cell. */
	noteOf?: (key: string) => string | undefined;
};

/** The first of some cells; a press puts the cursor there. */
export const CellList = ({ keys, focus, noteOf, placeOf }: ListProps) => (
	<ul>
		{keys.slice(0, mostListed).map((key) => (
			<li key={key}>
				<button className="office-link" onClick={() => focus(key)} type="button">
					{placeOf(key)}
				</button>
				{noteOf && <>: {noteOf(key)}</>}
			</li>
		))}
		{keys.length > mostListed && <li>{text.more(keys.length - mostListed)}</li>}
	</ul>
);

type WrongProps = Props & { wrong: readonly { key: string; reason: string }[]; says: (count: number) => string };

/** Cells that cannot be saved as they are, each with its reason. */
export function WrongCells({ wrong, says, ...props }: WrongProps) {
	if (wrong.length === 0) return null;
	const noteOf = (of: string) => wrong.find(({ key }) => key === of)?.reason;
	return (
		<div className="marks-wrong">
			<p role="alert">{says(wrong.length)}</p>
			<CellList {...props} keys={wrong.map(({ key }) => key)} noteOf={noteOf} />
		</div>
	);
}
