/**
 * A formatter created when it is first used: creating one loads the locale's data, which takes tens of milliseconds on a
 * phone, and most visits format no date in the browser.
 * @returns a function with the arguments of Intl.DateTimeFormat's `format`
 */
export function lazyFormat(locale: string, options: Intl.DateTimeFormatOptions): (date: Date) => string {
	let formatter: Intl.DateTimeFormat | undefined;
	return (date) => {
		formatter ??= new Intl.DateTimeFormat(locale, options);
		return formatter.format(date);
	};
}
