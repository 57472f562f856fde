/** Grades of the National Curriculum and Textbook Board (docs/grading.md), best first. */
export const nationalScale = [
	{ grade: "A+", from: 80, point: 5 },
	{ grade: "A", from: 70, point: 4 },
	{ grade: "A-", from: 60, point: 3.5 },
	{ grade: "B", from: 50, point: 3 },
	{ grade: "C", from: 40, point: 2 },
	{ grade: "D", from: 33, point: 1 },
	{ grade: "F", from: 0, point: 0 },
];
