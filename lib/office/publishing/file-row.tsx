"use client";

import { useDraggableSortable } from "@payloadcms/ui";
import { filesText as texts } from "./text";
import type { Uploaded } from "./use-uploads";

/** Staff's own path of an upload, also of one that is not public. */
const pathOf = (name: string) => `/cms/media/file/${encodeURIComponent(name)}`;

type Props = {
	upload: Uploaded;
	place: number;
	count: number;
	readOnly: boolean;
	onMove: (to: number) => void;
	onRemove: () => void;
};

/** A stored file: drag it by its picture, or move it with the buttons, which also work by keyboard. */
export function FileRow({ upload, place, count, readOnly, onMove, onRemove }: Props) {
	const { listeners, setNodeRef, transform, transition } = useDraggableSortable({
		id: String(upload.id),
		disabled: readOnly,
	});
	const { filename, sizes, mimeType } = upload;
	const thumbnail = sizes?.small?.filename ?? (mimeType?.startsWith("image/") ? filename : undefined);
	return (
		<li className="file-row" ref={setNodeRef} style={{ transform, transition }}>
			<span className="file-row__handle" {...(!readOnly && listeners)}>
				{thumbnail ? <img alt="" src={pathOf(thumbnail)} loading="lazy" /> : <span>{texts.pdf}</span>}
			</span>
			<span className="file-row__name">
				<a href={pathOf(filename)} target="_blank" rel="noopener">
					{filename}
				</a>
				<small>{texts.place(place + 1, count)}</small>
			</span>
			{!readOnly && (
				<span className="file-row__actions">
					<button
						type="button"
						className="office-button"
						aria-label={texts.up(filename)}
						disabled={place === 0}
						onClick={() => onMove(place - 1)}
					>
						↑
					</button>
					<button
						type="button"
						className="office-button"
						aria-label={texts.down(filename)}
						disabled={place === count - 1}
						onClick={() => onMove(place + 1)}
					>
						↓
					</button>
					<button type="button" className="office-button" aria-label={texts.remove(filename)} onClick={onRemove}>
						×
					</button>
				</span>
			)}
		</li>
	);
}
