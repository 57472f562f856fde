/** @returns a name with its ending: বরিশালের, ঢাকার; after what is no Bengali letter -এর */
export function genitiveOf(name: string): string {
	const text = name.normalize("NFC");
	if (/[\u09be-\u09cc]$/.test(text)) return `${text}র`;
	return /[\u0995-\u09b9]\u09bc?$/.test(text) ? `${text}ের` : `${text}-এর`;
}
