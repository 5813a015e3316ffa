/** Why a mail does not leave, as far as its owner can do something about it. */
export type MailProblem =
	| "password"
	| "host"
	| "refused"
	| "timeout"
	| "encryption"
	| "sender"
	| "recipient"
	| "content"
	| "busy"
	| "other";
