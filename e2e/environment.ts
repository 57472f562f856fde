/** What `npm test` tells the browser tests. */
const { E2E_URL, E2E_BROWSER } = process.env;
if (!E2E_URL || !E2E_BROWSER) throw new Error("The browser tests run by `npm test`, which starts a server for them");

/** Address of the server under test. */
export const siteUrl = E2E_URL;

/** Path of the browser's program. */
export const browserPath = E2E_BROWSER;
