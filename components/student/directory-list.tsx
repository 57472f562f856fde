import { useState } from "react";
import { Field } from "@/components/forms/field";
import { Waiting } from "@/components/forms/loading";
import { ColumnHeads } from "@/components/layout/column-heads";
import frames from "@/components/layout/table-frame.module.css";
import { classTitle } from "@/lib/bengali/class-title";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { normalise } from "@/lib/bengali/normalise";
import { studentTitles, directoryText as text } from "@/lib/bengali/student-area";
import { type DirectoryRow, type Place, useDirectory } from "@/lib/browser/use-directory";
import { studentPicturePath } from "@/lib/contract/paths";
import { CallFailure } from "./call-failure";
import styles from "./directory.module.css";

const plain = (name: string) => normalise(name).toLowerCase();

/** The rows loaded so far. The name search filters only those and hides More. */
export function DirectoryList({ place }: { place: Place }) {
	const [name, setName] = useState("");
	const { rows, total, more, loading, failure, load } = useDirectory(place);
	if (!rows) {
		if (failure) return <CallFailure what={text.failed} error={failure} again={load} />;
		return <Waiting>{text.loading}</Waiting>;
	}
	if (rows.length === 0) return <p role="status">{text.empty}</p>;

	const wanted = plain(name);
	const shown = wanted ? rows.filter((row) => plain(row.name).includes(wanted)) : rows;
	return (
		<>
			<div className={`${styles.names} no-print`}>
				<Field name="name-search" label={text.nameSearch}>
					{(control) => (
						<input {...control} type="search" value={name} onChange={(event) => setName(event.target.value)} />
					)}
				</Field>
			</div>
			<p role="status" className={styles.count}>
				{wanted ? text.found(shown.length) : text.loaded(rows.length, total)}
				{wanted && more && ` ${text.onlyLoaded}`}
			</p>
			{shown.length > 0 && <DirectoryTable rows={shown} />}
			{failure && <CallFailure what={text.failed} error={failure} again={load} />}
			{loading && <Waiting>{text.loading}</Waiting>}
			{more && !wanted && !failure && !loading && (
				<button type="button" className="button quiet no-print" onClick={load}>
					{text.more}
				</button>
			)}
		</>
	);
}

function Face({ image, name }: { image: string | null; name: string }) {
	if (image) {
		return <img src={studentPicturePath(image)} width={44} height={44} alt="" loading="lazy" className={styles.face} />;
	}
	return (
		<span className={styles.face} aria-hidden="true">
			{name.charAt(0)}
		</span>
	);
}

function DirectoryTable({ rows }: { rows: DirectoryRow[] }) {
	return (
		<div className={frames.frame}>
			<table className={`${frames.table} ${styles.table}`}>
				<caption className="hidden">{studentTitles.directory}</caption>
				<ColumnHeads columns={[text.roll, text.name, text.class, text.section]} />
				<tbody>
					{rows.map(({ code, roll, name, image, class_name, section_name }) => (
						<tr key={code}>
							<td>{toBengaliDigits(roll)}</td>
							<th scope="row">
								<span className={styles.person}>
									<Face image={image} name={name} />
									{name}
								</span>
							</th>
							<td>{classTitle(class_name)}</td>
							<td>{section_name}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
