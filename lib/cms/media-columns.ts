/** Every column of the table of uploads that names a file: the upload's own, and one for each size (collections/media.ts). */
import { mediaSizes } from "./collections/media";

export const mediaFileColumns = ["filename", ...mediaSizes.map(({ name }) => `sizes_${name}_filename`)];
