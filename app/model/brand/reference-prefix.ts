/** The letters before the number of a request, with a hyphen between them. */
export const prefixPattern = /^[A-Z]{2,4}$/;
