import { commandText } from "@/lib/bengali/commands";

/** Prints how long a step of a start took. @returns the result of `work` */
export async function timed<T>(step: keyof typeof commandText.steps, work: () => Promise<T>): Promise<T> {
	const start = performance.now();
	const result = await work();
	console.log(commandText.stepTook(commandText.steps[step], (performance.now() - start) / 1000));
	return result;
}
