/** Values of subjects, exams and their rules. */

/** Who takes a subject: everybody, a group, those who choose it among alternatives, those who choose it freely. */
export const takersOf = ["all", "group", "choice", "chosen"] as const;
export type Takers = (typeof takersOf)[number];

/** What exams there are; a combined one is computed from others. To the public calls all but "monthly" are semesters. */
export const examKinds = ["semester", "half-yearly", "annual", "test", "monthly", "combined"] as const;
export type ExamKind = (typeof examKinds)[number];

/** Among whom positions are given. */
export const rankings = ["class", "section", "group"] as const;
export type Ranking = (typeof rankings)[number];

export const roundings = ["none", "half-up"] as const;

/** Records with a form of their own that results are computed from: the school's scale and rules, classes, subjects, exams. */
export type ResultSource = "scale" | "rules" | "class" | "subject" | "exam";
