const icon = { viewBox: "0 0 24 24", width: 24, height: 24 } as const;
const stroke = { stroke: "currentColor", strokeWidth: 2.5, strokeLinecap: "round", fill: "none" } as const;

export const Arrow = ({ to }: { to: "left" | "right" }) => (
	<svg {...icon} aria-hidden="true">
		<path d={to === "left" ? "M15 5l-7 7 7 7" : "M9 5l7 7-7 7"} {...stroke} />
	</svg>
);

export const Pause = () => (
	<svg {...icon} aria-hidden="true">
		<path d="M8 5v14M16 5v14" {...stroke} />
	</svg>
);

export const Play = () => (
	<svg {...icon} aria-hidden="true">
		<path d="M8 5l11 7-11 7z" fill="currentColor" />
	</svg>
);
