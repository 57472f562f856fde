import { circularsText as text } from "./text";

/** In the row of a notice that families confirm: a link to who has. */
export const CircularCell = ({ notice }: { notice: number | string }) => (
	<a className="row-act" href={`/admin/circulars/${notice}`}>
		{text.cell}
	</a>
);
