/**
 * Saves a response as a file. @param name of the file, unless the response names one
 */
export async function saveDownload(response: Response, name: string): Promise<void> {
	const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("content-disposition") ?? "") ?? [];
	const link = document.createElement("a");
	link.href = URL.createObjectURL(await response.blob());
	link.download = encoded ? decodeURIComponent(encoded) : name;
	link.click();
	URL.revokeObjectURL(link.href);
}
