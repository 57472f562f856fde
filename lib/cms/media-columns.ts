/** Columns of the `media` table that hold file names: the upload and each image size (media-sizes.ts). */
import { storedSizes } from "./media-sizes";

export const mediaFileColumns = ["filename", ...storedSizes.map(({ name }) => `sizes_${name}_filename`)];
