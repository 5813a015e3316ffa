/** An e-mail address as leads are found by it: two spellings of one address have the same key. */
export function emailKeyOf(email: string | null | undefined): string | null {
	return email?.trim().toLowerCase() || null;
}
