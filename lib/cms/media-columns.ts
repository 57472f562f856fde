/** Columns of the `media` table that hold file names: the upload and each image size (media-sizes.ts). */
import { mediaSizes } from "./media-sizes";

export const mediaFileColumns = ["filename", ...mediaSizes.map(({ name }) => `sizes_${name}_filename`)];
