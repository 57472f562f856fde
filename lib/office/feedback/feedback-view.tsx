import type { ComponentProps } from "react";
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { CallButton } from "../parts/call-button";
import { SubjectPage, subjectPage } from "../parts/office-template";
import type { FeedbackAct } from "./calls";
import { type FeedbackText, feedbackDays, listFeedback, mostPages, type PageFeedback } from "./feedback";
import { feedbackOfficeText as text } from "./text";

/** `/admin/feedback`: answers to the feedback question by page, those with most "no" first. */
export const FeedbackView = subjectPage("feedback", async ({ view }) => {
	const pages = await listFeedback();
	return (
		<SubjectPage view={view} className="feedback">
			<p>{text.explanation(feedbackDays)}</p>
			{pages.length === 0 && <p className="office-none">{text.none}</p>}
			{pages.map((page) => (
				<PageAnswers key={page.id} page={page} />
			))}
			{pages.length >= mostPages && <p>{text.most(mostPages)}</p>}
		</SubjectPage>
	);
});

function PageAnswers({ page: { id, name, path, form, yes, no, unseen, texts } }: { page: PageFeedback }) {
	const counts = [
		[text.unseen, unseen],
		[text.no, no],
		[text.yes, yes],
	] as const;
	return (
		<section className="feedback-page">
			<h2>
				<a href={path}>{name}</a>
			</h2>
			<ul className="office-plain office-line office-targets feedback-counts">
				{counts.map(([label, count]) => (
					<li key={label}>
						{label}: <strong>{toBengaliDigits(count)}</strong>
					</li>
				))}
				<li>
					<a href={form}>{text.edit}</a>
				</li>
				<li>{unseen > 0 && <Act act="seen" description={text.seenOf(name)} id={id} label={text.seen} />}</li>
			</ul>
			{texts.length > 0 && <h3>{text.texts}</h3>}
			<ul className="office-plain feedback-texts">
				{texts.map((text) => (
					<Text key={text.id} one={text} />
				))}
			</ul>
		</section>
	);
}

type ActProps = Omit<ComponentProps<typeof CallButton>, "call"> & FeedbackAct;

const Act = ({ act, id, ...button }: ActProps) => (
	<CallButton {...button} body={{ act, id }} call="feedback/act" size="small" />
);

function Text({ one: { id, text: words, done, at } }: { one: FeedbackText }) {
	return (
		<li className={done ? "office-note feedback-done" : "office-note"}>
			<p>{words}</p>
			<p>
				<time dateTime={at}>{formatDate(at)}</time>
				{done && <> · {text.done}</>}
			</p>
			<p className="office-row feedback-acts">
				<Act act={done ? "open" : "done"} id={id} label={done ? text.open : text.done} />
				<Act
					act="delete"
					confirm={{ question: text.removeQuestion, yes: text.remove, no: text.keep }}
					id={id}
					label={text.remove}
				/>
			</p>
		</li>
	);
}
