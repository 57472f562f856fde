"use client";

import { FieldError, FieldLabel, TextInput, useField } from "@payloadcms/ui";
import type { TextFieldClient } from "payload";
import { useState } from "react";
import { outside, PageOptions, pageTitle } from "./page-options";
import type { SitePages } from "./site-pages";
import { menuLinkText as texts } from "./text";

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
