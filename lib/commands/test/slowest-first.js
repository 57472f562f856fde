/**
 * Order of the test suites (Jest's testSequencer): those that start many processes begin first, because one that begins
 * last would run alone in the end. Jest's own order is by the size of the test file, but these import their tests.
 */
const slowest = [
	"kills.machines.data",
	"writes.machines.data",
	"backup.s3",
	"backup.data",
	"sealed.sqlite",
	"demo/search.data",
	"roles.sqlite",
	"desk.sqlite",
	"process",
	"import.data",
	"cms/records.data",
	"exam-account.sqlite",
	"students.data",
	"search.data",
	"release.data",
];

const rankOf = ({ path }) => {
	const index = slowest.findIndex((name) => path.endsWith(`/${name}.test.ts`));
	return index === -1 ? slowest.length : index;
};

export default class SlowestFirst {
	/** @param {{ path: string }[]} tests */
	sort(tests) {
		return [...tests].sort((a, b) => rankOf(a) - rankOf(b));
	}

	/** Jest asks for it at the end of a run. */
	cacheResults() {}
}
