"use client";

import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { bannerText } from "@/lib/bengali/banner";
import { ActField, TextField } from "../parts/act-field";
import { actInOffice } from "../parts/call-office";
import { DayField } from "../parts/date-picker";
import { useSentForm } from "../parts/use-sending";
import type { BannerChoices } from "./banner";
import type { BannerEnd, BannerRequest } from "./calls";
import { bannerFormText as text } from "./text";

type Values = Record<"text" | "link" | "startsAt" | "endsAt", string> & { startsLater: boolean; end: BannerEnd };

const empty: Values = { text: "", link: "", startsLater: false, startsAt: "", end: "tomorrow", endsAt: "" };

/** `begun`: text and link that another page proposes. */
type Props = { choices: BannerChoices; textHint: string; begun: Pick<Values, "text" | "link"> };

/** Text, link and times of the banner; one click publishes it. */
export function BannerForm({ choices, textHint, begun }: Props) {
	const router = useRouter();
	const [values, setValues] = useState({ ...empty, ...begun });
	const { errors, sending, submit } = useSentForm(["text", "link", "startsAt", "endsAt"]);
	const set = (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed }));

	const publish = submit(async () => {
		await actInOffice("banner/publish", values satisfies BannerRequest);
		setValues(empty);
		router.refresh();
	});

	return (
		<form className="office-form banner-form" noValidate onSubmit={publish}>
			<TextField
				label={bannerText.fields.text}
				hint={textHint}
				errors={errors.text}
				rows={2}
				value={values.text}
				onChange={(typed) => set({ text: typed.replace(/\n/g, " ") })}
			/>
			<BannerTimes {...values} set={set} errors={errors} />
			<BannerLinkField choices={choices} value={values.link} set={(link) => set({ link })} errors={errors.link} />
			<Button disabled={sending} margin={false} type="submit">
				<span aria-live="polite">{sending ? text.publishing : text.publish}</span>
			</Button>
		</form>
	);
}

const { from, time, until } = text;

const ends = ["today", "tomorrow", "week", "other"] as const satisfies readonly BannerEnd[];

type Times = { startsLater: boolean; startsAt: string; end: BannerEnd; endsAt: string };

type BannerTimesProps = Times & {
	set: (changed: Partial<Times>) => void;
	errors: Record<string, string[] | undefined>;
};

/** When the banner ends, with quick choices, and when it starts. */
function BannerTimes({ startsLater, startsAt, end, endsAt, set, errors }: BannerTimesProps) {
	return (
		<>
			<fieldset className="office-row">
				<legend>{until.label}</legend>
				{ends.map((choice) => (
					<label key={choice}>
						<input checked={end === choice} name="end" onChange={() => set({ end: choice })} type="radio" />{" "}
						{until[choice]}
					</label>
				))}
			</fieldset>
			{(end === "other" || errors.endsAt) && (
				<DayField
					label={time.endsAt}
					errors={errors.endsAt}
					withTime
					onChange={(endsAt) => set({ end: "other", endsAt })}
					value={endsAt}
				/>
			)}
			<fieldset className="office-row">
				<legend>{from.label}</legend>
				{[false, true].map((later) => (
					<label key={String(later)}>
						<input
							checked={startsLater === later}
							name="start"
							onChange={() => set({ startsLater: later })}
							type="radio"
						/>{" "}
						{later ? from.other : from.now}
					</label>
				))}
			</fieldset>
			{startsLater && (
				<DayField
					label={time.startsAt}
					errors={errors.startsAt}
					withTime
					onChange={(startsAt) => set({ startsAt })}
					value={startsAt}
				/>
			)}
		</>
	);
}

const { link: linkText } = text;

/** Value of the choice that opens the text field. */
const outside = "outside";

type BannerLinkFieldProps = {
	choices: BannerChoices;
	/** "" for none. */
	value: string;
	set: (link: string) => void;
	errors: string[] | undefined;
};

/** The page that the banner links to: a notice, another page of the site, or an address elsewhere. */
function BannerLinkField({ choices, value, set, errors }: BannerLinkFieldProps) {
	const groups = [
		{ label: linkText.notices, pages: choices.notices },
		{ label: linkText.pages, pages: choices.pages },
	];
	// A form may begin with a page that is not among the choices.
	const isKnown = value === "" || groups.some(({ pages }) => pages.some(({ path }) => path === value));
	const [isTyping, setTyping] = useState(!isKnown);
	return (
		<>
			<ActField label={linkText.label} errors={isTyping ? undefined : errors}>
				{(control) => (
					<select
						{...control}
						value={isTyping ? outside : value}
						onChange={({ target }) => {
							setTyping(target.value === outside);
							set(target.value === outside ? "" : target.value);
						}}
					>
						<option value="">{linkText.none}</option>
						{groups.map((group) => (
							<optgroup key={group.label} label={group.label}>
								{group.pages.map(({ path, title }) => (
									<option key={path} value={path}>
										{title}
									</option>
								))}
							</optgroup>
						))}
						<option value={outside}>{linkText.outside}</option>
					</select>
				)}
			</ActField>
			{isTyping && <TextField label={linkText.address} errors={errors} inputMode="url" onChange={set} value={value} />}
		</>
	);
}
