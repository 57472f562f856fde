/**
 * Largest bodies of requests, in bytes. They are no settings: the build has the limit of forms in it (next.config.js), and
 * the proxy in front that of an upload (deploy/nginx.conf).
 */

/** Of an API call, and of the texts of a form. */
export const bodyBytes = 300_000;

/** Of an API call with a picture, and of the picture in a form. */
export const uploadBytes = 5 * 1024 * 1024;

/** Of an upload in the back office, including multipart overhead. */
export const staffUploadBytes = 20 * 1024 * 1024;
