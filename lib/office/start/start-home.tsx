import type { SignedIn } from "../guard";
import { TaskLink } from "../parts/task-link";
import { readHomeGaps } from "./home-gaps";
import { startText } from "./text";

const texts = startText.home;

/** A small live picture of the home page, without scripts, and what is empty on it. */
export async function StartHome({ staff }: { staff: SignedIn }) {
	if (staff.role === "exam") return null;
	const gaps = await readHomeGaps(staff);
	return (
		<section aria-labelledby="start-home" className="start-part">
			<h2 id="start-home">{texts.title}</h2>
			<div className="start-home">
				<iframe inert loading="lazy" sandbox="allow-same-origin" src="/" tabIndex={-1} title={texts.picture} />
				<a className="start-home-open" href="/">
					{startText.actions.site}
				</a>
			</div>
			{gaps.length === 0 ? (
				<p>{texts.full}</p>
			) : (
				<>
					<p>{texts.empty}</p>
					<ul className="start-gaps">
						{gaps.map(({ href, part, task }) => (
							<li key={part}>
								<TaskLink href={href} task={task}>
									{texts.parts[part]}
								</TaskLink>
							</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}
