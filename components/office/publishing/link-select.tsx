"use client";

import { FieldError, FieldLabel, TextInput, useField } from "@payloadcms/ui";
import type { TextFieldClient } from "payload";
import { useState } from "react";
import { menuLinkText as texts } from "@/lib/bengali/office/publishing";
import type { SitePages } from "@/lib/office/publishing/site-pages";

type Props = { field: Pick<TextFieldClient, "required">; pages: SitePages; path: string; readOnly?: boolean };

/** Value of the choice that opens the text field. */
const outside = "outside";

export function LinkSelect({ field, pages, path: given, readOnly }: Props) {
	const { path, value, setValue, showError, disabled } = useField<string>({ path: given });
	const groups = [
		{ label: texts.fixed, pages: pages.fixed },
		{ label: texts.contents, pages: pages.contents },
	];
	const isPage = groups.some((group) => group.pages.some((page) => page.path === value));
	const [typing, setTyping] = useState(Boolean(value) && !isPage);
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
				<option value="">{texts.choose}</option>
				{groups.map((group) => (
					<optgroup key={group.label} label={group.label}>
						{group.pages.map((page) => (
							<option key={page.path} value={page.path}>
								{page.title}
							</option>
						))}
					</optgroup>
				))}
				<option value={outside}>{texts.outside}</option>
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
