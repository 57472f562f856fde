/** Addresses of the styles and the font of pages outside of the site's frame. They have no hash: who sees them sees them once. */
export const plainStylesPath = "/office/styles/plain.css";
export const fontPath = "/office/styles/noto-sans-bengali.woff2";
