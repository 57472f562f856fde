import { useState } from "react";
import { Field } from "@/components/forms/field";
import { Waiting } from "@/components/forms/waiting";
import { normalise } from "@/lib/bengali/normalise";
import { directoryText as text } from "@/lib/bengali/student-area";
import { type Place, useDirectory } from "@/lib/browser/use-directory";
import { CallFailure } from "./call-failure";
import styles from "./directory.module.css";
import { DirectoryTable } from "./directory-table";

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
