"use client";
import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import { noConnectionText } from "@/lib/bengali/no-connection";
import { announceAct } from "@/lib/office/parts/acts";
import { studentStaffText } from "@/lib/office/words/students";
import { fileFaults } from "../lists/text";
import { ChoiceField, YearField } from "../parts/act-field";
import { actInOffice, askOffice, callOffice } from "../parts/call-office";
import { FileChoice } from "../parts/file-choice";
import { keepInAddress } from "../parts/kept";
import { usePolling, useSending } from "../parts/use-sending";
import { callPath } from "../paths";
import { askProved } from "../second-factor/proven-link";
import { useStepUp } from "../second-factor/use-step-up";
import { importText } from "./text";
import type { ImportPage } from "./view";

const { upload, progress } = importText;

type Outcome = { error: string | null };

/** Sends a file by XMLHttpRequest, which reports upload progress. */
function send(file: File, onProgress: (percent: number) => void): Promise<Outcome> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		request.open("POST", callPath("import/file"));
		request.responseType = "json";
		request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / total));
		request.onerror = () => resolve({ error: noConnectionText });
		request.onload = () => {
			const { message, errors } = request.response ?? { message: noConnectionText };
			resolve({ error: request.status === 200 ? null : (errors?.file?.[0] ?? message) });
		};
		const form = new FormData();
		form.append("file", file);
		request.send(form);
	});
}

type Props = {
	/** Why the last file was refused. */
	fault: string | null;
	maxBytes: number;
};

/** Takes a file, chosen or dropped, and sends it at once. */
export function ImportUpload({ fault, maxBytes }: Props) {
	const router = useRouter();
	const [percent, setPercent] = useState<number | null>(null);
	const [error, setError] = useState(fault);

	async function take(file: File) {
		if (file.size > maxBytes) return setError(fileFaults.large);
		setError(null);
		setPercent(0);
		const outcome = await send(file, setPercent);
		setPercent(null);
		setError(outcome.error);
		router.refresh();
	}

	return (
		<FileChoice
			label={upload.file}
			choose={upload.choose}
			dropped={upload.dropped}
			error={error}
			status={percent === null ? null : progress.sending(percent)}
			take={take}
		/>
	);
}

const interval = 700;

type Progress = { state: string; done: number; all: number };

/** Shows the progress of the import until it is read or applied, by polling the server. */
export function ImportProgress({ id, state }: { id: number; state: string }) {
	const router = useRouter();
	const [{ done, all }, setProgress] = useState<Progress>({ state, done: 0, all: 0 });
	const [cancelling, send] = useSending();
	const [refreshing, refresh] = useTransition();

	// Another refresh would restart the rendering of the page, which on a slow phone would then never finish.
	usePolling(refreshing ? null : interval, async (isOver) => {
		const now = await askOffice<Progress>("import/progress");
		if (isOver()) return;
		if (now.state === state) return setProgress(now);
		if (state === "applying") announceAct();
		refresh(() => router.refresh());
	});

	async function cancel() {
		await send(async () => {
			await actInOffice("import/cancel", { id });
		});
		router.refresh();
	}

	return (
		<div className="import-progress">
			<p aria-live="polite">{state === "applying" ? progress.applying(done, all) : progress.reading}</p>
			<progress {...(state === "applying" && all > 0 ? { max: all, value: done } : {})} />
			<Button buttonStyle="secondary" disabled={cancelling} onClick={cancel}>
				{progress.cancel}
			</Button>
		</div>
	);
}

const { plan } = importText;

type ImportConfirmProps = {
	id: number;
	/** Of the plan that is shown: nothing else is applied. */
	fingerprint: string;
	/** Rows that will be written, and rows that are left out. */
	accepted: number;
	refused: number;
};

export function ImportConfirm({ id, fingerprint, accepted, refused }: ImportConfirmProps) {
	const router = useRouter();
	const [sending, send] = useSending();

	async function answer(path: "confirm" | "cancel") {
		await send(async () => {
			const { message } = await callOffice<{ message: string }>(`import/${path}`, { id, fingerprint });
			if (path === "cancel" && accepted > 0) toast.success(message);
		});
		router.refresh();
	}

	return (
		<div className="office-choices">
			{accepted > 0 && (
				<Button disabled={sending} margin={false} onClick={() => answer("confirm")}>
					{refused > 0 ? plan.confirmRest(accepted, refused) : plan.confirm(accepted)}
				</Button>
			)}
			<Button buttonStyle="secondary" disabled={sending} margin={false} onClick={() => answer("cancel")}>
				{accepted > 0 ? plan.cancel : plan.close}
			</Button>
		</div>
	);
}

const texts = importText.export;

const path = callPath("import/list");

type ExportProps = ImportPage["structure"] & {
	/** What the address has. */
	chosen: Partial<Record<"year" | "class" | "section", number>>;
};

/** The list of students as a file; that of the whole school only after the session has proved itself. */
export function ImportExport({ years, present, classes, sections, chosen }: ExportProps) {
	const classNames = new Map(classes.map(({ id, name }) => [id, name]));
	const [, send, dialog] = useStepUp();

	function keep({ currentTarget }: FormEvent<HTMLFormElement>) {
		keepInAddress(Object.fromEntries(new FormData(currentTarget)) as Record<string, string>);
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		const { submitter } = event.nativeEvent as SubmitEvent;
		const chosen = new FormData(event.currentTarget);
		if (chosen.get("class") || chosen.get("section")) return;
		event.preventDefault();
		void send(async () => {
			await askProved();
			const { value: format } = submitter as HTMLButtonElement;
			location.assign(callPath("import/list", { format, year: String(chosen.get("year") ?? "") }));
		});
	}

	return (
		<section>
			<h2>{texts.title}</h2>
			<p>{texts.explanation}</p>
			<form action={path} className="office-choices" method="get" onChange={keep} onSubmit={submit}>
				<YearField defaultValue={chosen.year ?? present ?? ""} empty={texts.all} name="year" years={years} />
				<ChoiceField
					defaultValue={chosen.class ?? ""}
					empty={texts.all}
					label={texts.class}
					name="class"
					options={classes.map(({ id, name }) => ({ id, title: name }))}
				/>
				<ChoiceField
					defaultValue={chosen.section ?? ""}
					empty={texts.all}
					label={texts.section}
					name="section"
					options={sections.map(({ id, name, class: schoolClass }) => ({
						id,
						title: studentStaffText.titles.section(name, classNames.get(schoolClass) ?? ""),
					}))}
				/>
				{(["xlsx", "csv"] as const).map((format) => (
					<button
						className="btn btn--style-secondary btn--size-medium import-link"
						key={format}
						name="format"
						type="submit"
						value={format}
					>
						{texts[format]}
					</button>
				))}
			</form>
			{dialog}
		</section>
	);
}
