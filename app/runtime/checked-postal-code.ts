/** The postal code last checked on the home page, until the page is reloaded. In memory only: no cookie or storage. */
export const checked = { postalCode: "" };
