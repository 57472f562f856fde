import type { ReactNode } from "react";
import { editingText } from "../editing/text";

type Pair = readonly [label: string, value: ReactNode, valueClass?: string];

/** Labels with their values. */
export const Pairs = ({ pairs, className }: { pairs: readonly Pair[]; className?: string }) => (
	<dl className={className}>
		{pairs.map(([label, value, valueClass]) => (
			<div key={label}>
				<dt>{label}</dt>
				<dd className={valueClass}>{value}</dd>
			</div>
		))}
	</dl>
);

const { conflict, words } = editingText;

type Side = { name: string; text: string };
type TextPairsProps = { pairs: readonly { label: string; first: Side; second: Side }[] };

/** Two texts of each field side by side; on a phone one below the other. */
export const TextPairs = ({ pairs }: TextPairsProps) => (
	<dl className="text-pairs">
		{pairs.map(({ label, first, second }) => (
			<div key={label}>
				<dt>{label}</dt>
				{first.text === second.text && <dd className="text-pairs__note">{conflict.layoutOnly}</dd>}
				{[first, second].map(({ name, text }) => (
					<dd className="text-pairs__side" key={name}>
						<strong>{name}</strong>
						<p>{text || words.empty}</p>
					</dd>
				))}
			</div>
		))}
	</dl>
);
