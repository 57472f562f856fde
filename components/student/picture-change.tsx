import { type ChangeEvent, useRef, useState } from "react";
import { Waiting } from "@/components/forms/loading";
import { profileText as text } from "@/lib/bengali/student-area";
import { FailedCall } from "@/lib/browser/call";
import { notify } from "@/lib/browser/notify";
import { preparePhoto, RefusedPhoto } from "@/lib/browser/photo";
import { studentPicturePath } from "@/lib/contract/paths";
import type { Student } from "@/lib/contract/students";
import styles from "./profile.module.css";

type StudentPictureProps = {
	/** File name of the stored picture. */
	image: string | null;
	/** Data URL of a new picture that is not uploaded yet. */
	chosen: string | null;
	name: string;
};

function StudentPicture({ image, chosen, name }: StudentPictureProps) {
	const src = chosen ?? (image && studentPicturePath(image));
	if (!src) return <div className={styles.none}>{text.noPicture}</div>;
	return <img src={src} width={150} height={150} alt={text.picture(name)} className={styles.face} />;
}

type Props = { student: Student; change: (image: string) => Promise<string> };

/** Choosing a file shows Confirm; after the upload Confirm hides. */
export function PictureChange({ student, change }: Props) {
	const [chosen, setChosen] = useState<string | null>(null);
	const [waiting, setWaiting] = useState<string | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const input = useRef<HTMLInputElement>(null);

	const attempt = async (doing: string, work: () => Promise<void>) => {
		setFailure(null);
		setWaiting(doing);
		try {
			await work();
		} catch (error) {
			if (error instanceof RefusedPhoto) setFailure(error.message);
			else if (error instanceof FailedCall) setFailure(error.message);
			else throw error;
		} finally {
			setWaiting(null);
		}
	};

	const choose = (event: ChangeEvent<HTMLInputElement>) => {
		const file = event.target.files?.[0];
		setChosen(null);
		if (file) attempt(text.preparing, async () => setChosen(await preparePhoto(file)));
	};

	const confirm = (picture: string) =>
		attempt(text.sending, async () => {
			const message = await change(picture);
			setChosen(null);
			if (input.current) input.current.value = "";
			// The Confirm button, which had focus, is unmounted.
			input.current?.focus();
			notify(message, { kind: "info", duration: 10_000 });
		});

	return (
		<div className={styles.picture}>
			<StudentPicture image={student.image} chosen={chosen} name={student.name} />
			<div className="no-print">
				<input
					ref={input}
					id="image"
					type="file"
					accept="image/jpeg,image/png,image/webp"
					aria-describedby="image-hint"
					className="hidden"
					// Not disabled, which would take its focus away.
					aria-disabled={waiting !== null}
					onClick={(event) => waiting && event.preventDefault()}
					onChange={choose}
				/>
				<label htmlFor="image" className={`button quiet ${styles.choose}`}>
					{text.choose}
				</label>
				<p id="image-hint" className={styles.hint}>
					{text.photoHint}
				</p>
			</div>
			{failure && (
				<p role="alert" className={styles.failure}>
					{failure}
				</p>
			)}
			{waiting && <Waiting>{waiting}</Waiting>}
			{chosen && (
				<button
					type="button"
					className="button no-print"
					aria-disabled={waiting !== null}
					onClick={() => waiting ?? confirm(chosen)}
				>
					{text.confirm}
				</button>
			)}
		</div>
	);
}
