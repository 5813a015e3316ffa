import { domainToASCII, domainToUnicode } from "node:url";

/**
 * The host that mails to a typed address go to, in the notation that people use. The mailer drops soft hyphens and turns wide
 * letters into usual ones: what limits or remembers an address by its text must do the same.
 */
export function mailHost(typed: string): string {
	return domainToUnicode(domainToASCII(typed)) || typed;
}
