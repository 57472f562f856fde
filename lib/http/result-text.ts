/** The grade sheet as a small HTML page without scripts: for feature phones, and for links sent by SMS and WhatsApp. */
import "server-only";
import { gpaText as text } from "@/lib/bengali/gpa";
import { toOrdinal } from "@/lib/bengali/ordinal";
import { proofText, resultTitles, sheetText } from "@/lib/bengali/results";
import { countedFull } from "@/lib/contract/counted-full";
import { resultTextPath } from "@/lib/contract/paths";
import type { FoundResult, ResultSubject, SubjectDetails } from "@/lib/contract/results";
import { escapeHtml } from "@/lib/school/escape-html";
import { gpaSteps } from "@/lib/school/gpa-steps";
import { findStoredSheet } from "@/lib/school/results";
import { addressByHost } from "@/lib/school/settings";
import type { Asked } from "./call";
import { explain } from "./failure";

const headers = {
	"Content-Type": "text/html; charset=utf-8",
	"Cache-Control": "no-store",
	"X-Content-Type-Options": "nosniff",
	"X-Robots-Tag": "noindex",
};

const pageOf = (title: string, body: string) =>
	`<!doctype html><html lang="bn"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><body style="max-width:40rem;margin:1rem auto;padding:0 1rem;font:1rem/1.7 system-ui"><main>${body}<p><a href="/student-result">${text.again}</a></p></main></body></html>`;

const headingOf = (words: string) => `<h1 style="font-size:1.3rem">${escapeHtml(words)}</h1>`;

const list = (tag: "ol" | "ul", lines: string[]) =>
	`<${tag}>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</${tag}>`;

type Of = { student: number; year_id: number; exam_id: number };

/**
 * @param error of a request for the page
 * @returns the page with the error message and, where a proof is required, a form for it that posts to the same path
 */
export function sendResultRefusal(error: unknown): Response {
	const { status, message, headers: more, proof_required } = explain(error);
	const field = `<form method="post"><p><label for="proof"><b>${proofText.label}</b></label><br>${proofText.hint}</p>
<p><input id="proof" name="proof" required autocomplete="off" style="font:inherit;padding:.5rem"> <button style="font:inherit;padding:.5rem 1rem">${proofText.submit}</button></p></form>`;
	const body = `${headingOf(resultTitles.sheet)}<p role="alert">${escapeHtml(message)}</p>${proof_required ? field : ""}`;
	return new Response(pageOf(resultTitles.sheet, body), { status, headers: { ...headers, ...more } });
}

/** @returns the page; 404 with a sentence where there is no released result */
export async function sendResultText(request: Asked, asked: Of): Promise<Response> {
	const found = await findStoredSheet({ exam_name: asked.exam_id, year: asked.year_id, studentId: asked.student });
	if (!found) return new Response(pageOf(text.notFound, headingOf(text.notFound)), { status: 404, headers });
	const path = resultTextPath(asked.student, asked.year_id, asked.exam_id);
	const steps = gpaSteps(found.sheet)?.steps ?? [];
	return new Response(bodyOf(found, steps, (await addressByHost(request.headers.get("host"))) + path), { headers });
}

function subjectLine(subject: ResultSubject, details?: SubjectDetails) {
	const { fourth_subject, full_marks, grade, marks, month_marks, point, semester_marks, subject_name } = subject;
	const usual = [
		month_marks === null ? [] : [text.part(text.month, month_marks)],
		semester_marks === null ? [] : [text.part(text.semester, semester_marks)],
	].flat();
	const parts = usual.length > 0 ? usual : subject.parts.map((part) => partLine(part, details?.reason === "part"));
	const name = fourth_subject ? `${subject_name} (${text.fourth})` : subject_name;
	const line = text.marks(name, marks, full_marks, parts.join(", "));
	const why = reasonOf(details);
	return grade === undefined || point === undefined
		? line
		: `${line} → ${text.grade(grade, point)}${why && `, ${why}`}`;
}

/** @param withPass whether the pass marks are named: where they explain something, as the page is to stay small */
const partLine = ({ name, marks, full_marks, pass_marks }: ResultSubject["parts"][number], withPass: boolean) =>
	sheetText.part(name, marks, full_marks) + (withPass && pass_marks !== null ? ` ${sheetText.pass(pass_marks)}` : "");

function reasonOf({ reason = null, failed_parts = [] }: Partial<SubjectDetails> = {}): string {
	if (reason === "absent") return sheetText.absent;
	return reason === "part" && failed_parts.length > 0 ? sheetText.failedIn(failed_parts) : "";
}

function bodyOf({ head, result, subjects, details, year }: FoundResult, steps: string[], url: string): string {
	const { student, class: of, section, exam_name, roll } = head;
	const { gpa, grade, position, total_marks } = result;
	const person = text.person(student.name, of.class_name, section.section_name, roll, year);
	const full = countedFull(subjects, details);
	const summary = [
		text.total(total_marks, full),
		...(position === null ? [] : [text.position(toOrdinal(position))]),
		...(gpa === undefined ? [] : [text.gpa(gpa, grade ?? "")]),
	];
	const message = encodeURIComponent(url);
	return pageOf(
		`${exam_name}: ${student.name}`,
		[
			`${headingOf(exam_name)}<p>${escapeHtml(person)}</p>`,
			`<h2 style="font-size:1.1rem">${text.subjects}</h2>${list(
				"ul",
				subjects.map((subject, index) => subjectLine(subject, details.subjects[index])),
			)}${list("ul", summary)}`,
			details.imported ? `<p>${sheetText.imported}</p>` : "",
			steps.length > 0 ? `<h2 style="font-size:1.1rem" id="gpa">${text.how}</h2>${list("ol", steps)}` : "",
			`<p>${text.share} <a href="sms:?body=${message}">${text.sms}</a> · <a href="https://wa.me/?text=${message}">${text.whatsapp}</a></p>`,
		].join(""),
	);
}
