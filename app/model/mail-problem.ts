/** Why a mail does not leave, as far as its owner can do something about it. */
export const mailProblems = [
	"password",
	"host",
	"refused",
	"timeout",
	"encryption",
	"sender",
	"recipient",
	"content",
	"busy",
	"other",
] as const;

export type MailProblem = (typeof mailProblems)[number];
