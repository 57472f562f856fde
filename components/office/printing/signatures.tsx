/** Lines to sign on. */
export const Signatures = ({ names }: { names: readonly string[] }) => (
	<div className="papers-signatures">
		{names.map((name) => (
			<span key={name}>{name}</span>
		))}
	</div>
);
