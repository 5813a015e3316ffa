/** Mail servers refuse longer names of a mailbox, and the DNS longer parts of a domain (RFC 5321 and 1035). */
export function isMailableAddress(email: string): boolean {
	return /^[^@]{1,64}@(?:[^@.]{1,63}\.)+[^@.]{1,63}$/.test(email);
}
