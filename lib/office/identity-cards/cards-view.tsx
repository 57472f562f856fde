import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { addressByHost } from "@/lib/school/site-address";
import { findStudents } from "../certificates/find";
import { requireTaskPage } from "../guard";
import { FindStudent } from "../parts/find-student";
import { OfficeTemplate } from "../parts/office-template";
import { printingText } from "../printing/text";
import { readSignature } from "../signature/signature";
import { cardsAddress, cardsPath } from "./address";
import { CardsForm } from "./cards-form";
import { readWhoChoices } from "./choices";
import { ChosenCards } from "./chosen-cards";
import { cardsQuery, whoValue } from "./schema";
import { cardsText as text } from "./text";

/** `/admin/printing/identity-cards`: choose whose cards, look who has no photo, print. */
export async function CardsView(props: AdminViewServerProps) {
	const head = await headers();
	const asked = props.searchParams ?? {};
	const query = cardsQuery.parse(asked);
	const { who, design, paper } = query;
	const account = await requireTaskPage(head, "identity-cards", who ? cardsAddress({ who, design, paper }) : cardsPath);
	const typed = [asked.q ?? ""].flat()[0] ?? "";
	const found = typed === "" ? null : await findStudents(typed, account);
	const [only] = found ?? [];
	if (only && found?.length === 1) redirect(cardsAddress({ who: { of: "student", id: only.id }, design, paper }));
	return (
		<OfficeTemplate {...props}>
			<SetStepNav
				nav={[
					{ label: printingText.title, url: "/admin/printing" },
					{ label: text.title, url: cardsPath },
				]}
			/>
			<Gutter className="certificates-view idcards-view">
				<div className="certificates-top">
					<h1>{text.title}</h1>
					<a href={`${cardsPath}/register`}>{text.registerLink}</a>
				</div>
				<p>{text.explanation}</p>
				<CardsForm choices={await readWhoChoices()} design={design} paper={paper} who={who} />
				{who && (
					<ChosenCards
						key={whoValue(who)}
						design={design}
						maySign={(await readSignature(account)) !== null}
						paper={paper}
						site={await addressByHost(head.get("host"))}
						who={who}
					/>
				)}
				<section className="idcards-one">
					<h2>{text.one}</h2>
					<FindStudent
						action={cardsPath}
						found={found}
						hint={text.oneHint}
						pathOf={(id) => cardsAddress({ who: { of: "student", id } })}
						typed={typed}
					/>
				</section>
			</Gutter>
		</OfficeTemplate>
	);
}
