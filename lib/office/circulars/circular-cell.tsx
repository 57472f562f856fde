import { circularsText as text } from "./text";

/** In the row of a notice that families confirm: a link to who has. */
export const CircularCell = ({ notice }: { notice: number | string }) => (
	<a className="row-act" href={`/admin/circulars/${notice}`}>
		{text.cell}
	</a>
);

/** In the form of a published notice: a link to telling of it those who have no internet. */
export const ReachLink = ({ notice }: { notice: number | string }) => (
	<a className="office-target circulars-link" href={`/admin/circulars/${notice}/reach`}>
		{text.reach.title}
	</a>
);
