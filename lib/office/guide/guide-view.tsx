import { SubjectPage, subjectPage } from "../parts/office-template";
import { getGuide } from "./guide";
import { GuideText } from "./guide-text";
import { guideText as text } from "./text";

/** `/admin/guide`: the whole guide of the staff, to read and to print. */
export const GuideView = subjectPage("guide", async ({ view }) => {
	const chapters = await getGuide();
	return (
		<SubjectPage view={view} className="guide-page">
			<nav aria-label={text.contents} className="office-screen">
				<ol>
					{chapters
						.filter(({ depth }) => depth === 2)
						.map(({ id, title }) => (
							<li key={id}>
								<a href={`#${id}`}>{title}</a>
							</li>
						))}
				</ol>
			</nav>
			{chapters.map(({ id, depth, title, html }) => {
				const Heading = depth === 2 ? "h2" : "h3";
				return (
					<section key={id} aria-labelledby={id}>
						<Heading id={id}>{title}</Heading>
						<GuideText html={html} />
					</section>
				);
			})}
		</SubjectPage>
	);
});
