/** Prepares a photo for upload in the browser: orientation, crop, re-encoding. */
import { photoErrors } from "@/lib/bengali/photo";
import { isHeic } from "@/lib/contract/picture-kind";

/** Pixels and bytes of the upload; the server makes the stored picture smaller. */
const side = 300;
const mostBytes = 100_000;

/** A photo that cannot be used; the message is a Bengali sentence for the user. */
export class RefusedPhoto extends Error {
	constructor(reason: keyof typeof photoErrors) {
		super(photoErrors[reason]);
	}
}

/**
 * @param file what a person chose
 * @returns a JPEG of 300×300 pixels and less than 100 KB, as a data URL
 * @throws RefusedPhoto
 */
export async function preparePhoto(file: Blob): Promise<string> {
	try {
		// Only some browsers decode HEIC: refuse it everywhere, for one explanation.
		const start = await new Response(file.slice(0, 12)).arrayBuffer();
		if (isHeic(new Uint8Array(start))) throw new RefusedPhoto("heic");
		return await toDataUrl(await encode(await drawFile(file)));
	} catch (error) {
		throw error instanceof RefusedPhoto ? error : new RefusedPhoto("broken");
	}
}

async function drawFile(file: Blob): Promise<HTMLCanvasElement> {
	const picture = await bitmapOf(file);
	if (picture) {
		const canvas = draw(picture);
		picture.close();
		return canvas;
	}
	const url = URL.createObjectURL(file);
	try {
		return draw(await load(url));
	} finally {
		URL.revokeObjectURL(url);
	}
}

/** @returns null in older browsers, which have no bitmaps or cannot turn them */
async function bitmapOf(file: Blob): Promise<ImageBitmap | null> {
	try {
		return await createImageBitmap(file, { imageOrientation: "from-image" });
	} catch {
		return null;
	}
}

const load = (url: string) =>
	new Promise<HTMLImageElement>((done, failed) => {
		const image = new Image();
		image.onload = () => done(image);
		image.onerror = failed;
		image.src = url;
	});

function draw(picture: ImageBitmap | HTMLImageElement): HTMLCanvasElement {
	const canvas = document.createElement("canvas");
	canvas.width = side;
	canvas.height = side;
	const context = canvas.getContext("2d");
	if (!context) throw new Error("no canvas");
	// JPEG has no alpha channel: transparent pixels would become black.
	context.fillStyle = "#fff";
	context.fillRect(0, 0, side, side);
	context.imageSmoothingQuality = "high";
	const { x, y, size } = coverCrop(picture.width, picture.height);
	context.drawImage(picture, x, y, size, size, 0, 0, side, side);
	return canvas;
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
	for (const quality of [0.88, 0.7, 0.5, 0.3]) {
		const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
		if (blob && blob.size < mostBytes) return blob;
	}
	throw new Error("too large");
}

const toDataUrl = (blob: Blob) =>
	new Promise<string>((done, failed) => {
		const reader = new FileReader();
		reader.onload = () => done(String(reader.result));
		reader.onerror = failed;
		reader.readAsDataURL(blob);
	});

/** @returns the largest square in the middle of a picture, in its own pixels */
export function coverCrop(width: number, height: number): { x: number; y: number; size: number } {
	const size = Math.min(width, height);
	return { x: (width - size) / 2, y: (height - size) / 2, size };
}
