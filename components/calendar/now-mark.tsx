import { schoolYearText as text } from "@/lib/bengali/school-year";

/** Beside a date that is now; hidden in a page that was kept, once the date is over (public/sw.js). */
export const NowMark = ({ from, to }: { from: string; to: string }) => (
	<span data-until={to}>{` (${from === to ? text.today : text.ongoing})`}</span>
);
