/** The site's address as a head logs in at it, where SITE_URL does not name one. */

/** Scheme, a name with a dot, perhaps a port: no address of a machine, no name that only the school's own network knows. */
export const siteAddressPattern =
	/^https?:\/\/([a-z\d-]+\.)+(?!local\b|lan\b|internal\b|test\b)[a-z][a-z\d-]+(:\d{1,5})?$/i;
