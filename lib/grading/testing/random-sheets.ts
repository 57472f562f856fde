/** Random correct sheets, with few different marks so that students tie, and marks around every bound. */
import fc from "fast-check";
import type { MarkJson, MarksJson, PartJson, ScaleJson, SheetJson, StudentJson, SubjectJson } from "./sheet-json";
import { national } from "./sheet-json";

const codes = ["cq", "mcq", "practical", "__proto__", "constructor"];

const hundredth = (value: number) => Math.round(value) / 100;

const part = (code: string): fc.Arbitrary<PartJson> =>
	fc.constantFrom(10, 25, 30, 50, 70, 100, 33.33, 0.07).chain((full) =>
		fc
			.option(
				fc.integer({ min: 0, max: 100 }).map((percent) => hundredth(Math.floor((full * percent * 100) / 200))),
				{
					nil: undefined,
				},
			)
			.map((pass) => ({ code, full, ...(pass !== undefined && { pass }) })),
	);

const distinct = (names: readonly string[], most: number) =>
	fc.shuffledSubarray([...names], { minLength: 1, maxLength: most });

const paper = (code: string) =>
	distinct(codes, 3)
		.chain((names) => fc.tuple(...names.map(part)))
		.map((parts) => ({ code, parts }));

const subjectWith = (code: string): fc.Arbitrary<SubjectJson> =>
	fc.record(
		{
			code: fc.constant(code),
			counted: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
			passEach: fc.boolean(),
			papers: distinct(["1", "2", "toString"], 2).chain((names) => fc.tuple(...names.map(paper))),
		},
		{ requiredKeys: ["code", "papers"] },
	);

/** Bounds and points that fall strictly to 0. */
const scale: fc.Arbitrary<ScaleJson> = fc.integer({ min: 0, max: 6 }).chain((count) => {
	const falling = (most: number) =>
		fc
			.uniqueArray(fc.integer({ min: 1, max: most }), { minLength: count, maxLength: count })
			.map((values) => [...values].sort((a, b) => b - a).map(hundredth));
	return fc
		.tuple(falling(10_000), falling(600))
		.map(([bounds, points]) => [
			...bounds.map((bound, index): ScaleJson[number] => [bound, `L${index}`, points[index] ?? 0]),
			[0, "F", 0] as ScaleJson[number],
		]);
});

/** Shares of the full mark where letters change, and anything else. */
const mark = ({ full, pass = 0 }: PartJson): fc.Arbitrary<MarkJson> =>
	fc.oneof(
		{
			weight: 6,
			arbitrary: fc
				.constantFrom(33, 40, 50, 60, 70, 80, 90, 100)
				.map((percent) => hundredth(Math.floor((full * 100 * percent) / 100))),
		},
		{ weight: 3, arbitrary: fc.integer({ min: 0, max: Math.round(full * 100) }).map(hundredth) },
		{ weight: 1, arbitrary: fc.constant(pass) },
		{ weight: 2, arbitrary: fc.constant<MarkJson>("absent") },
	);

/** An object as JSON makes it: also "__proto__" is a member like others. */
const objectOf = <T>(names: string[], values: T[]): Record<string, T> =>
	Object.fromEntries(names.map((name, index) => [name, values[index] as T]));

const membersOf = <T>(names: string[], value: (name: string) => fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> =>
	fc.tuple(...names.map(value)).map((values) => objectOf(names, values as T[]));

const marksOf = (subjects: readonly SubjectJson[]): fc.Arbitrary<MarksJson> =>
	fc
		.tuple(
			...subjects.map(({ papers }) =>
				fc
					.tuple(
						...papers.map(({ parts }) =>
							fc.tuple(...parts.map(mark)).map((marks) =>
								objectOf(
									parts.map(({ code }) => code),
									marks,
								),
							),
						),
					)
					.map((marks) =>
						objectOf(
							papers.map(({ code }) => code),
							marks,
						),
					),
			),
		)
		.map((marks) =>
			objectOf(
				subjects.map(({ code }) => code),
				marks,
			),
		);

const student = (id: string, subjects: SubjectJson[], exams?: Record<string, number>): fc.Arbitrary<StudentJson> =>
	fc
		.oneof({ weight: 3, arbitrary: fc.constant(subjects) }, { weight: 2, arbitrary: fc.subarray(subjects) })
		.chain((taken) => {
			const counted = taken.filter(({ counted: isCounted }) => isCounted !== false).map(({ code }) => code);
			return fc.record({
				id: fc.constant(id),
				takes: fc.shuffledSubarray(
					taken.map(({ code }) => code),
					{ minLength: taken.length },
				),
				fourth: counted.length > 0 ? fc.option(fc.constantFrom(...counted)) : fc.constant(null),
				marks: exams ? membersOf(Object.keys(exams), () => marksOf(taken)) : marksOf(taken),
			});
		});

const exams = fc.oneof(
	fc.constant(undefined),
	fc.constant(undefined),
	fc.integer({ min: 0, max: 100 }).map((half) => ({ half, annual: 100 - half })),
	fc.constant({ monthly: 33, half: 33, annual: 34 }),
	fc.constant({ annual: 100 }),
);

const subjectCodes = ["bangla", "english", "math", "islam", "hindu", "pe", "valueOf", "__proto__"];

export const randomSheet: fc.Arbitrary<SheetJson> = fc
	.tuple(
		fc
			.shuffledSubarray(subjectCodes, { maxLength: 6 })
			.chain((names) => fc.tuple(...names.map(subjectWith)) as fc.Arbitrary<SubjectJson[]>),
		exams,
	)
	.chain(([subjects, weights]) =>
		fc.record(
			{
				scale: fc.oneof(
					{ weight: 5, arbitrary: fc.constant(national) },
					{ weight: 3, arbitrary: scale },
					{ weight: 1, arbitrary: fc.constant(null) },
				),
				rounding: fc.constantFrom<("none" | "half-up")[]>("none", "half-up"),
				placeFailed: fc.boolean(),
				subjects: fc.constant(subjects),
				students: fc
					.integer({ min: 0, max: 8 })
					.chain(
						(count) =>
							fc.tuple(
								...Array.from({ length: count }, (_, index) => student(`s${index}`, subjects, weights)),
							) as fc.Arbitrary<StudentJson[]>,
					),
				...(weights && { exams: fc.constant(weights) }),
			},
			{ requiredKeys: ["scale", "subjects", "students", ...(weights ? (["exams"] as const) : [])] as never },
		),
	) as fc.Arbitrary<SheetJson>;
