import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import type { ReactNode } from "react";
import { idField } from "@/lib/contract/input";
import { requireTaskPage, type SignedIn } from "../guard";
import { type Subject, subjects } from "../subjects";
import { listPagesText } from "../words/lists";
import { WhenHydrated } from "./loading";

/** A request for a view of a subject. */
type Asked = {
	staff: SignedIn;
	head: Headers;
	query: NonNullable<AdminViewServerProps["searchParams"]>;
	/** Of the path below `/admin`, and the first of them that is a record's number. */
	segments: readonly string[];
	id: number | undefined;
	/** For {@link SubjectPage}. */
	view: View;
};

export type View = { subject: Subject; props: AdminViewServerProps };

/** A view of a subject, for whoever may use that; others get the page to sign in, or 404, before anything is read. */
export const subjectPage =
	(subject: Subject, show: (asked: Asked) => ReactNode) => async (props: AdminViewServerProps) => {
		const head = await headers();
		const segments = [props.params?.segments ?? []].flat();
		const staff = await requireTaskPage(head, subject, ["/admin", ...segments].join("/"));
		const id = segments.map((part) => idField.safeParse(part).data).find((part) => part !== undefined);
		return show({ staff, head, query: props.searchParams ?? {}, segments, id, view: { subject, props } });
	};

type PageProps = {
	view: View;
	/** By default the subject's. */
	title?: string;
	/** The views above this one. */
	above?: readonly { label: string; url: string }[];
	/** In place of the title as the first heading. */
	heading?: ReactNode;
	/** Beside the heading. */
	aside?: ReactNode;
	className?: string;
	children: ReactNode;
};

/** What a view of a subject shows, in Payload's frame. Sheets of paper stand without it. */
export const SubjectPage = ({ view, title, above = [], heading, aside, className, children }: PageProps) => {
	const { initPageResult, params, searchParams } = view.props;
	const { locale, permissions, req, visibleEntities } = initPageResult;
	const { i18n, payload, user } = req;
	const template = { i18n, locale, params, payload, permissions, req, searchParams, visibleEntities };
	const name = title ?? subjects[view.subject].title;
	const first = heading === undefined ? <h1>{name}</h1> : heading;
	return (
		<DefaultTemplate {...template} user={user ?? undefined}>
			<main>
				<WhenHydrated>
					<SetStepNav nav={[...above, { label: name }]} />
					<Gutter {...(className && { className })}>
						{aside ? (
							<div className="office-top">
								{first}
								{aside}
							</div>
						) : (
							first
						)}
						{children}
					</Gutter>
				</WhenHydrated>
			</main>
		</DefaultTemplate>
	);
};

type PageStepsProps = { page: number; pages: number; hrefOf: (page: number) => string };

/** Below a page of a view's list: the earlier one and the later one. */
export const PageSteps = ({ page, pages, hrefOf }: PageStepsProps) =>
	pages > 1 && (
		<nav aria-label={listPagesText.title} className="office-line office-targets list-pages">
			{page > 1 && <a href={hrefOf(page - 1)}>{listPagesText.previous}</a>}
			<span>{listPagesText.of(page, pages)}</span>
			{page < pages && <a href={hrefOf(page + 1)}>{listPagesText.next}</a>}
		</nav>
	);
