/** A chapter. Its HTML was made from a file of the project, and holds nothing that anybody has typed. */
export const GuideText = ({ html }: { html: string }) => (
	// biome-ignore lint/security/noDangerouslySetInnerHtml: made from docs/staff.md alone.
	<div className="guide__text" dangerouslySetInnerHTML={{ __html: html }} />
);
