"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type SubmitEvent, useState } from "react";
import { bannerText } from "@/lib/bengali/banner";
import { callApi } from "@/lib/browser/call";
import { ActField } from "../parts/act-field";
import { useSentForm } from "../parts/use-sending";
import { callPath } from "../paths";
import type { BannerChoices } from "./banner";
import { BannerLinkField } from "./banner-link-field";
import { BannerTimes } from "./banner-times";
import type { BannerEnd, BannerRequest } from "./schema";
import { bannerFormText as text } from "./text";

type Values = Record<"text" | "link" | "startsAt" | "endsAt", string> & { startsLater: boolean; end: BannerEnd };

const empty: Values = { text: "", link: "", startsLater: false, startsAt: "", end: "tomorrow", endsAt: "" };

/** `begun`: text and link that another page proposes. */
type Props = { choices: BannerChoices; textHint: string; begun: Pick<Values, "text" | "link"> };

/** Text, link and times of the banner; one click publishes it. */
export function BannerForm({ choices, textHint, begun }: Props) {
	const router = useRouter();
	const [values, setValues] = useState({ ...empty, ...begun });
	const { errors, send, sending } = useSentForm(["text", "link", "startsAt", "endsAt"]);
	const set = (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed }));

	const publish = (event: SubmitEvent) => {
		event.preventDefault();
		if (sending) return;
		void send(async () => {
			const body = values satisfies BannerRequest;
			const { message } = await callApi<{ message: string }>(callPath("banner", "publish"), { body });
			toast.success(message);
			setValues(empty);
			router.refresh();
		});
	};

	return (
		<form className="banner-form" noValidate onSubmit={publish}>
			<ActField label={bannerText.fields.text} hint={textHint} errors={errors.text}>
				{(control) => (
					<textarea
						{...control}
						rows={2}
						value={values.text}
						onChange={({ target }) => set({ text: target.value.replace(/\n/g, " ") })}
					/>
				)}
			</ActField>
			<BannerTimes {...values} set={set} errors={errors} />
			<BannerLinkField choices={choices} value={values.link} set={(link) => set({ link })} errors={errors.link} />
			<Button disabled={sending} margin={false} type="submit">
				<span aria-live="polite">{sending ? text.publishing : text.publish}</span>
			</Button>
		</form>
	);
}
