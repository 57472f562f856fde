import forms from "@/components/forms/forms.module.css";
import { TryAgain } from "@/components/forms/loading";
import { openCircularsText as text } from "@/lib/bengali/circulars";
import { formatDate } from "@/lib/bengali/dates";
import type { FailedCall } from "@/lib/browser/call";
import type { CircularsAnswer } from "@/lib/contract/circulars";
import { itemPath } from "@/lib/contract/paths";
import styles from "./open-circulars.module.css";

/** What the call has answered. */
type Props = { data: CircularsAnswer | null; failure?: FailedCall; again: () => void };

/** In the profile: links to the notices that the family has not confirmed; nothing if there is none. */
export function OpenCirculars({ data, failure, again }: Props) {
	if (failure) return <TryAgain message={`${text.failed} ${failure.message}`} again={again} />;
	const open = data?.data ?? [];
	if (open.length === 0) return null;
	return (
		<section aria-labelledby="open-circulars" className={`${forms.notice} ${styles.open} no-print`}>
			<h2 id="open-circulars">{text.title(open.length)}</h2>
			<p>{text.hint}</p>
			<ul className="plain">
				{open.map(({ id, name, at }) => (
					<li key={id}>
						<a href={itemPath("notice", name)}>{name}</a> <span>{formatDate(at)}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
