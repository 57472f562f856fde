import { ColumnHeads } from "@/components/layout/column-heads";
import frames from "@/components/layout/table-frame.module.css";
import { classTitle } from "@/lib/bengali/class-title";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { studentTitles, directoryText as text } from "@/lib/bengali/student-area";
import type { DirectoryRow } from "@/lib/browser/use-directory";
import { studentPicturePath } from "@/lib/contract/paths";
import styles from "./directory.module.css";

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

export function DirectoryTable({ rows }: { rows: DirectoryRow[] }) {
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
