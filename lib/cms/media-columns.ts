/** Columns of the `media` table that hold file names: the upload and each image size (collections/media.ts). */
import { mediaSizes } from "./collections/media";

export const mediaFileColumns = ["filename", ...mediaSizes.map(({ name }) => `sizes_${name}_filename`)];
