import type { ReactNode } from "react";

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
