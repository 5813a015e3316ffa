/** A longer list is not valid, and none of its redirects would work. */
export const mostRedirects = 5_000;
