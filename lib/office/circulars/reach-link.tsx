import { circularsText } from "./text";

/** A link to telling of a published notice those who have no internet. */
export const ReachLink = ({ notice }: { notice: number | string }) => (
	<a className="circulars-link" href={`/admin/circulars/${notice}/reach`}>
		{circularsText.reach.title}
	</a>
);
