"use client";

import { DraggableSortable, FieldDescription, FieldError, FieldLabel, useField, useListDrawer } from "@payloadcms/ui";
import type { UploadFieldClientComponent } from "payload";
import { useEffect, useRef, useState } from "react";
import { tellEarlyFiles } from "../parts/file-choice";
import { FileRow } from "./file-row";
import { ProposedTitle, useProposedTitle } from "./proposed-title";
import { filesText as texts } from "./text";
import { type Uploaded, useUploads } from "./use-uploads";

const accepted = "image/jpeg,image/png,image/webp,image/avif,application/pdf";

/** @returns the uploads with these ids, as far as they are known yet */
function useKnownUploads(ids: number[]) {
	const [known, setKnown] = useState<Record<number, Uploaded>>({});
	const missing = ids.filter((id) => !known[id]).join(",");
	useEffect(() => {
		if (!missing) return;
		const query = `depth=0&pagination=false&where[id][in]=${missing}`;
		void fetch(`/cms/media?${query}`)
			.then((response) => response.json())
			.then(({ docs }: { docs: Uploaded[] }) =>
				setKnown((all) => ({ ...all, ...Object.fromEntries(docs.map((doc) => [doc.id, doc])) })),
			)
			.catch(() => undefined);
	}, [missing]);
	const remember = (upload: Uploaded) => setKnown((all) => ({ ...all, [upload.id]: upload }));
	return { known, remember };
}

/** Files dropped anywhere on the page are added, so that a file missing the field does not replace the form. */
function useDroppedFiles(add: (files: Iterable<File>) => void, active: boolean) {
	const [over, setOver] = useState(false);
	const addNow = useRef(add);
	addNow.current = add;
	useEffect(() => {
		if (!active) return;
		const holdsFiles = (event: DragEvent) => Boolean(event.dataTransfer?.types.includes("Files"));
		const onOver = (event: DragEvent) => {
			if (!holdsFiles(event)) return;
			event.preventDefault();
			setOver(true);
		};
		const onLeave = (event: DragEvent) => !event.relatedTarget && setOver(false);
		const onDrop = (event: DragEvent) => {
			setOver(false);
			if (!holdsFiles(event) || event.defaultPrevented) return;
			event.preventDefault();
			addNow.current(event.dataTransfer?.files ?? []);
		};
		document.addEventListener("dragover", onOver);
		document.addEventListener("dragleave", onLeave);
		document.addEventListener("drop", onDrop);
		return () => {
			document.removeEventListener("dragover", onOver);
			document.removeEventListener("dragleave", onLeave);
			document.removeEventListener("drop", onDrop);
		};
	}, [active]);
	return over;
}

type Choice = {
	label: string;
	className?: string;
	accept: string;
	capture?: "environment";
	onFiles: (files: File[]) => void;
};

/** A button that opens the file chooser, or the camera. */
const FileButton = ({ label, className = "", accept, capture, onFiles }: Choice) => (
	<label className={`files-field__button ${className}`}>
		<input
			className="office-file"
			type="file"
			accept={accept}
			capture={capture}
			multiple={!capture}
			ref={tellEarlyFiles}
			onChange={({ target }) => {
				onFiles([...(target.files ?? [])]);
				// The same file can be chosen again.
				target.value = "";
			}}
		/>
		{label}
	</label>
);

/** The files of a notice: uploaded at once when dropped or chosen, in the order of the page. */
export const FilesField: UploadFieldClientComponent = ({ field, path: given, readOnly }) => {
	const { path, value, setValue, showError, disabled } = useField<number[] | null>({ path: given });
	const ids = value ?? [];
	const current = useRef(ids);
	current.current = ids;
	const { known, remember } = useKnownUploads(ids);
	const [announcement, setAnnouncement] = useState("");
	const isFixed = Boolean(readOnly || disabled);

	const set = (changed: number[]) => {
		current.current = changed;
		setValue(changed);
	};
	const proposed = useProposedTitle();
	const append = (upload: Uploaded) => {
		remember(upload);
		if (!current.current.includes(upload.id)) set([...current.current, upload.id]);
		void proposed.propose(upload);
	};
	const { pending, add, retry, dismiss } = useUploads(append);
	const [Library, , { openDrawer, closeDrawer }] = useListDrawer({ collectionSlugs: ["media"] });
	const over = useDroppedFiles(add, !isFixed);

	function move(from: number, to: number) {
		const moved = [...ids];
		const [id] = moved.splice(from, 1);
		if (id === undefined) return;
		moved.splice(to, 0, id);
		set(moved);
		setAnnouncement(texts.moved(known[id]?.filename ?? "", to + 1));
	}

	return (
		<div className="field-type files-field" id={`field-${path}`}>
			<FieldLabel label={field.label} path={path} required={field.required} />
			<FieldError path={path} showError={showError} />
			<DraggableSortable
				ids={ids.map(String)}
				onDragEnd={({ moveFromIndex, moveToIndex }) => move(moveFromIndex, moveToIndex)}
			>
				<ul className="office-plain files-field__rows">
					{ids.map((id, place) => (
						<FileRow
							key={id}
							upload={known[id] ?? { id, filename: "…" }}
							place={place}
							count={ids.length}
							readOnly={isFixed}
							onMove={(to) => move(place, to)}
							onRemove={() => set(ids.filter((other) => other !== id))}
						/>
					))}
				</ul>
			</DraggableSortable>
			<ul className="office-plain files-field__rows" aria-live="polite">
				{pending.map(({ key, file, reason }) => (
					<li className="file-row" key={key}>
						<span className="file-row__name">
							{reason ? <strong>{texts.failed(file.name, reason)}</strong> : texts.uploading(file.name)}
						</span>
						{reason && (
							<span className="file-row__actions">
								<button type="button" className="office-button" onClick={() => retry(key)}>
									{texts.retry}
								</button>
								<button type="button" className="office-button" onClick={() => dismiss(key)}>
									{texts.dismiss}
								</button>
							</span>
						)}
					</li>
				))}
			</ul>
			<ProposedTitle title={proposed.title} drop={proposed.drop} />
			{!isFixed && (
				<div className={`office-line files-field__drop${over ? " files-field__drop--over" : ""}`}>
					<FileButton label={texts.choose} accept={accepted} onFiles={add} />
					<FileButton
						label={texts.camera}
						className="files-field__camera"
						accept="image/*"
						capture="environment"
						onFiles={add}
					/>
					<button type="button" className="files-field__button files-field__library" onClick={openDrawer}>
						{texts.library}
					</button>
					<Library
						allowCreate={false}
						onSelect={({ doc }) => {
							append(doc as unknown as Uploaded);
							closeDrawer();
						}}
					/>
					<span className="files-field__hint">{texts.drop}</span>
				</div>
			)}
			<span className="office-said" aria-live="polite">
				{announcement}
			</span>
			<FieldDescription description={field.admin?.description} path={path} />
		</div>
	);
};
