"use client";

import { useField, useForm, useFormFields } from "@payloadcms/ui";
import { titles } from "@/lib/bengali/site";
import { contrast, isColor, leastContrast, textOn } from "@/lib/contract/colors";
import { staffText } from "@/lib/office/words/staff";
import { type Palette, palettes } from "./text";

const text = staffText.preview;

const useText = (name: string) => useFormFields(([fields]) => String(fields[name]?.value ?? ""));

/** @returns the typed colour code, and whether it is valid */
function useColor(name: string): { code: string; valid: boolean } {
	const code = useText(name).trim().replace(/^#/, "");
	return { code, valid: isColor(code) };
}

function Verdict({ name, ratio }: { name: string; ratio: number | null }) {
	const good = ratio !== null && ratio >= leastContrast;
	const sentence = good ? text.good : text.bad;
	return (
		<p className={good ? undefined : "colors-bad"}>
			{name}: {ratio === null ? staffText.errors.color : sentence}
		</p>
	);
}

/** Colours that go together: one press sets all three. */
function Palettes() {
	const { setModified } = useForm();
	const dispatch = useFormFields(([, send]) => send);
	const chosen = [useText("headerColor"), useText("nameColor"), useText("menuColor")].join();

	function choose({ name: _name, ...colors }: Palette) {
		for (const [path, value] of Object.entries(colors)) dispatch({ type: "UPDATE", path, value, valid: true });
		setModified(true);
	}

	return (
		<fieldset className="office-row colors-palettes">
			<legend>{text.palettes}</legend>
			{palettes.map((palette) => {
				const { name, headerColor, nameColor, menuColor } = palette;
				return (
					<button
						aria-pressed={chosen === [headerColor, nameColor, menuColor].join()}
						key={name}
						onClick={() => choose(palette)}
						style={{ background: `#${headerColor}`, borderColor: `#${menuColor}`, color: `#${nameColor}` }}
						type="button"
					>
						{name}
					</button>
				);
			})}
		</fieldset>
	);
}

/** Preview of the public header with the unsaved values of the form. */
export function HeaderPreview() {
	const school = useText("schoolName");
	const size = Number(useText("nameSize")) || undefined;
	const header = useColor("headerColor");
	const name = useColor("nameColor");
	const menu = useColor("menuColor");
	const onMenu = menu.valid ? textOn(menu.code) : "#000";
	return (
		<div className="field-type">
			<Palettes />
			<p>{text.title}</p>
			<div className="office-card colors-preview" aria-hidden="true">
				<div
					className="colors-header"
					style={{
						background: header.valid ? `#${header.code}` : undefined,
						color: name.valid ? `#${name.code}` : undefined,
						fontSize: size,
					}}
				>
					{school}
				</div>
				<div
					className="office-row colors-menu"
					style={{ background: menu.valid ? `#${menu.code}` : undefined, color: onMenu }}
				>
					<span>{titles.home}</span>
					<span>{titles.notice}</span>
					<span>{titles.contact}</span>
				</div>
			</div>
			<div role="status">
				<Verdict name={text.name} ratio={name.valid && header.valid ? contrast(name.code, header.code) : null} />
				<Verdict name={text.menu} ratio={menu.valid ? contrast(menu.code, onMenu.slice(1).repeat(2)) : null} />
			</div>
		</div>
	);
}

/** The browser's colour input below the text field for the hexadecimal code; both edit the same value. */
export function ColorPicker({ path }: { path: string }) {
	const { value, setValue, disabled } = useField<string>({ path });
	const code = String(value ?? "").replace(/^#/, "");
	return (
		<input
			type="color"
			className="office-box colors-picker"
			aria-label={text.pick}
			value={isColor(code) ? `#${code.toLowerCase()}` : "#ffffff"}
			disabled={disabled}
			onChange={({ target }) => setValue(target.value.slice(1))}
		/>
	);
}
