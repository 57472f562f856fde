import type { Metadata } from "next";
import { connection } from "next/server";
import { FeedbackTextForm } from "@/components/feedback/text-form";
import { feedbackText as text } from "@/lib/bengali/feedback";
import { feedbackParams } from "@/lib/contract/feedback";
import { feedbackPath } from "@/lib/contract/paths";
import { findFeedbackPage } from "@/lib/school/feedback";

export const metadata: Metadata = { title: text.title, robots: { index: false } };

type Props = PageProps<"/feedback/[kind]/[id]/[answer]">;

/** Page after an answer to the feedback question, for browsers without JavaScript. */
export default async function AnsweredPage({ params }: Props) {
	await connection();
	const { answer, ...named } = await params;
	const asked = feedbackParams.safeParse(named).data;
	const page = asked && (await findFeedbackPage(asked));
	return (
		<div className="measure">
			<h1>{text.title}</h1>
			<p>{answer === "text" ? text.sent : text.thanks}</p>
			{page && answer === "no" && <FeedbackTextForm path={feedbackPath(asked.kind, asked.id)} />}
			<p>
				<a href={page?.path ?? "/"} className="button quiet">
					{page ? text.back(page.name) : text.home}
				</a>
			</p>
		</div>
	);
}
