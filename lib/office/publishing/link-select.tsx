"use client";

import { FieldError, FieldLabel, TextInput, useField } from "@payloadcms/ui";
import type { TextFieldClient } from "payload";
import { useState } from "react";
import type { SitePages } from "./site-pages";
import { menuLinkText as texts } from "./text";

/** Value of the choice of an address elsewhere. */
export const outside = "outside";

/** The choices of a list of the site's pages. */
export const PageOptions = ({ pages }: { pages: SitePages }) => (
	<>
		<option value="">{texts.choose}</option>
		{(["fixed", "contents"] as const).map((kind) => (
			<optgroup key={kind} label={texts[kind]}>
				{pages[kind].map((page) => (
					<option key={page.path} value={page.path}>
						{page.title}
					</option>
				))}
			</optgroup>
		))}
		<option value={outside}>{texts.outside}</option>
	</>
);

/** @returns the title of the page with that path, undefined for an address elsewhere */
export const pageTitle = (pages: SitePages, path: string): string | undefined =>
	[...pages.fixed, ...pages.contents].find((page) => page.path === path)?.title;

type Props = { field: Pick<TextFieldClient, "required">; pages: SitePages; path: string; readOnly?: boolean };

export function LinkSelect({ field, pages, path: given, readOnly }: Props) {
	const { path, value, setValue, showError, disabled } = useField<string>({ path: given });
	const [typing, setTyping] = useState(Boolean(value) && pageTitle(pages, value) === undefined);
	const isFixed = Boolean(readOnly || disabled);
	return (
		<div className="field-type link-select">
			<FieldLabel label={texts.page} path={path} required={field.required} />
			<FieldError path={path} showError={showError && !typing} />
			<select
				className="office-control"
				id={`field-${path}`}
				disabled={isFixed}
				value={typing ? outside : (value ?? "")}
				onChange={({ target }) => {
					setTyping(target.value === outside);
					setValue(target.value === outside ? "" : target.value);
				}}
			>
				<PageOptions pages={pages} />
			</select>
			{typing && (
				<TextInput
					description={texts.hint}
					label={texts.address}
					onChange={({ target }: { target: { value: string } }) => setValue(target.value)}
					path={`${path}-address`}
					readOnly={isFixed}
					showError={showError}
					value={value ?? ""}
				/>
			)}
		</div>
	);
}
