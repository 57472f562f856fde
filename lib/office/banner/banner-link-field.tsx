import { useState } from "react";
import { ActField } from "../parts/act-field";
import type { BannerChoices } from "./banner";
import { bannerFormText } from "./text";

const text = bannerFormText.link;

/** Value of the choice that opens the text field. */
const outside = "outside";

type Props = {
	choices: BannerChoices;
	/** "" for none. */
	value: string;
	set: (link: string) => void;
	errors: string[] | undefined;
};

/** The page that the banner links to: a notice, another page of the site, or an address elsewhere. */
export function BannerLinkField({ choices, value, set, errors }: Props) {
	const groups = [
		{ label: text.notices, pages: choices.notices },
		{ label: text.pages, pages: choices.pages },
	];
	// A form may begin with a page that is not among the choices.
	const isKnown = value === "" || groups.some(({ pages }) => pages.some(({ path }) => path === value));
	const [isTyping, setTyping] = useState(!isKnown);
	return (
		<>
			<ActField label={text.label} errors={isTyping ? undefined : errors}>
				{(control) => (
					<select
						{...control}
						value={isTyping ? outside : value}
						onChange={({ target }) => {
							setTyping(target.value === outside);
							set(target.value === outside ? "" : target.value);
						}}
					>
						<option value="">{text.none}</option>
						{groups.map((group) => (
							<optgroup key={group.label} label={group.label}>
								{group.pages.map(({ path, title }) => (
									<option key={path} value={path}>
										{title}
									</option>
								))}
							</optgroup>
						))}
						<option value={outside}>{text.outside}</option>
					</select>
				)}
			</ActField>
			{isTyping && (
				<ActField label={text.address} errors={errors}>
					{(control) => (
						<input
							{...control}
							inputMode="url"
							onChange={({ target }) => set(target.value)}
							type="text"
							value={value}
						/>
					)}
				</ActField>
			)}
		</>
	);
}
