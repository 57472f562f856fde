import { formatMonth, weekdays } from "@/lib/bengali/calendar";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { weeksOf } from "@/lib/contract/days";
import type { DayMark } from "@/lib/contract/school-dates";
import { escapeHtml } from "@/lib/school/escape-html";
import styles from "./month-table.module.css";

type Props = {
	year: number;
	month: number;
	/** Marked days. */
	marks: ReadonlyMap<number, DayMark>;
	/** Of the page's own stylesheet. */
	className: string | undefined;
};

/**
 * A month as static HTML, for browsers without JavaScript and until it loads. Does not mark today: the page is cached ({@link Today}).
 * Written as a string: as elements, its cells would be sent twice, in the page and as data several times as long.
 */
export function MonthTable({ year, month, marks, className }: Props) {
	const caption = `<caption class="${styles.caption}">${formatMonth(year, month)}</caption>`;
	const head = weekdays.map((name) => `<th scope=col>${name}</th>`).join("");
	const weeks = weeksOf(year, month).map((week) => `<tr>${week.map((day) => cellOf(day, marks)).join("")}</tr>`);
	const html = `${caption}<thead><tr>${head}</tr></thead><tbody>${weeks.join("")}</tbody>`;
	return <table className={`${styles.grid} ${styles.kinds} ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

function cellOf(day: number | null, marks: Props["marks"]): string {
	if (!day) return "<td></td>";
	const number = toBengaliDigits(day);
	const mark = marks.get(day);
	if (!mark) return `<td>${number}</td>`;
	const [href, label] = [mark.href, mark.label].map(escapeHtml);
	return `<td><a href="${href}" aria-label="${label}" data-kind="${mark.kind}">${number}</a></td>`;
}
